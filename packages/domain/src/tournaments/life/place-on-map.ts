/** A public map; it learns the place only when the link is followed. */
const MAP_SEARCH = 'https://www.openstreetmap.org/search?query='

/** Alone, or before a bracket or sign: a shop may be called 'Arena Cards'. */
const NOWHERE =
  /^(en ligne|à distance|online|remote|discord|webcam|spelltable|mtgo|mtg arena|arena)\s*($|[-–—(:,;/+])/iu

const WEB_ADDRESS = /https?:\/\/[^\s/]/iu

/** A link to the place on a map; null for no real place: a web address, 'En ligne', signs alone. */
export function placeOnMap(place: string): string | null {
  const typed = place.toWellFormed().trim()
  if (!/\p{L}/u.test(typed) || NOWHERE.test(typed)) return null
  return WEB_ADDRESS.test(typed) ? null : `${MAP_SEARCH}${encodeURIComponent(typed)}`
}
