import type { Json } from './json-value.ts'
import { isChallonge, readChallonge } from './read-challonge.ts'
import { isStartgg, readStartgg } from './read-startgg.ts'
import { type Rescue, type ToldEvening, unread } from './rescued-evening.ts'
import { MOST_JSON_ITEMS } from './told-in-json.ts'

/** What another tool answered as JSON. */
export function readJson(text: string): Rescue<ToldEvening> {
  const value = parsed(text)
  if (value === undefined) return unread('notJson', null)
  const read = isChallonge(value) ? readChallonge(value) : isStartgg(value) ? readStartgg(value) : null
  if (!read) return unread('jsonShape', null)
  if (!read.read) return read
  const { meetings, standings } = read.read
  if (meetings.length + standings.length > MOST_JSON_ITEMS) return unread('tooLarge', null)
  return read
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
