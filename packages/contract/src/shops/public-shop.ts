import { SHOP_MESSAGE_MAX_LENGTH } from '@tablee/domain/shops/shop-message'
import { typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { actId, tidyText, tournamentId } from '../tournaments/fields/fields.ts'
import { shopSlug } from './fields.ts'

const LONGEST_NAME = 64
const LONGEST_TEXT = 100
/** Fewer letters match nearly everything. */
export const FEWEST_LETTERS_OF_SHOP = 3
export const MOST_SHOPS_FOUND = 3
export const MOST_SHOP_EVENTS = 12
export const MOST_SHOP_RESULTS = 6

const event = {
  code: z.string(),
  name: z.string(),
  gameType: z.string(),
  format: z.string(),
  formatName: z.nullable(z.string()),
  tournamentDate: z.string(),
  registeredPlayersCount: z.int(),
}

const shop = z.object({
  slug: z.string(),
  name: z.string(),
  logo: z.nullable(z.string()),
  location: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  site: z.nullable(z.string()),
  discord: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  words: z.nullable(z.string()),
})

const publicShop = z.extend(shop, {
  events: z.array(z.object({ ...event, maxPlayers: z.nullable(z.int()), isStarted: z.boolean() })),
  results: z.array(z.object(event)),
  /** Of all its events in one game. */
  ratings: z.optional(z.array(z.object({ id: z.string(), game: z.string() }))),
  /** Held with other tools and taken over, without a page here; latest first. */
  past: z._default(z.array(z.object({ ...event, code: z.literal(''), id: z.string() })), []),
})

export type PublicShop = z.output<typeof publicShop>

/** A shop's public page; also by earlier slugs, which the answer does not repeat. */
export const getShop = defineCall({
  id: 'get-shop',
  input: z.object({ slug: shopSlug }),
  reply: z.object({ data: publicShop }),
})

const eventShop = z.object({
  shop: z.nullable(z.object({ slug: z.string(), name: z.string(), logo: z.nullable(z.string()) })),
  takesMessages: z.boolean(),
  answersTo: z.nullable(z.string()),
  role: z.nullable(z.enum(['organizer', 'co-organizer'])),
})

export type EventShop = z.output<typeof eventShop>

/** Who organizes an event. */
export const getEventShop = defineCall({
  id: 'get-event-shop',
  input: z.object({ tournamentId }),
  reply: z.object({ data: eventShop }),
})

const foundShop = z.object({ slug: z.string(), name: z.string(), location: z.nullable(z.string()) })
export type FoundShop = z.output<typeof foundShop>

/** Shops by words of name and town. */
export const findShops = defineCall({
  id: 'find-shops',
  input: z.object({
    text: z.string().check(z.trim(), z.minLength(FEWEST_LETTERS_OF_SHOP), z.maxLength(LONGEST_TEXT)),
  }),
  reply: z.object({ data: z.object({ shops: z.array(foundShop) }) }),
})

/** Writes to an event's organizer. The sender's address is included only at their wish. */
export const writeToShop = defineCall({
  id: 'write-to-shop',
  input: z.object({
    tournamentId,
    name: z
      .string(issue('player_name_required'))
      .check(
        z.overwrite(typedName),
        z.minLength(1, issue('player_name_required')),
        z.maxLength(LONGEST_NAME, issue('player_name_too_long')),
      ),
    /** Whether the shop may see the sender's confirmed address, in order to reply. */
    isAnswerWanted: z.boolean(),
    text: z
      .string(issue('message_empty'))
      .check(
        z.overwrite(tidyText),
        z.minLength(1, issue('message_empty')),
        z.maxLength(SHOP_MESSAGE_MAX_LENGTH, issue('message_too_long')),
      ),
    language: z.optional(letterLanguage),
    actId,
  }),
  reply: z.object({ data: z.object({ tournamentId: z.string() }) }),
})
