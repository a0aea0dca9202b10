# Wo Plättchen sind, von denen es nur wenige gibt.

tile-on-sale = im Angebot
tile-to-come = kommt noch
tile-gone = aus dem Spiel
