/** A map that anybody can look at; it hears of the place only from who follows the link. */
const MAP_SEARCH = 'https://www.openstreetmap.org/search?query='

/** Alone, or before a bracket or a sign: a shop may well be called 'Arena Cards'. */
const NOWHERE =
  /^(en ligne|à distance|online|remote|discord|webcam|spelltable|mtgo|mtg arena|arena)\s*($|[-–—(:,;/+])/iu

const WEB_ADDRESS = /https?:\/\/[^\s/]/iu

/** Where a map shows the place; null for what is no place on earth: a web address, 'En ligne', signs alone. */
export function placeOnMap(place: string): string | null {
  const typed = place.toWellFormed().trim()
  if (!/\p{L}/u.test(typed) || NOWHERE.test(typed)) return null
  return WEB_ADDRESS.test(typed) ? null : `${MAP_SEARCH}${encodeURIComponent(typed)}`
}
