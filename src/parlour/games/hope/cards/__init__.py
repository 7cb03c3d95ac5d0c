"""What is printed on cards, mats and the action board."""
