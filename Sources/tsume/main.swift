print("tsume")
