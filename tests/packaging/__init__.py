"""The project as strangers get it: a checkout, an editable install, a wheel in an empty place."""
