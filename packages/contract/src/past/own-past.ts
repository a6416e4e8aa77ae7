import { readSlug } from '@tablee/domain/shops/shop-slug'
import { typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { capability, tournamentCode } from '../tournaments/fields/fields.ts'
import { pastPage, pastWish, seasonPlaces } from './past-page.ts'

export const PLAYER_PAGE_NAME_MAX_LENGTH = 64
const LONGEST_TYPED = 400

const playerPage = z.object({
  slug: z.string(),
  name: z.string(),
  isPublic: z.boolean(),
  /** Search engines may list it. */
  isIndexed: z.boolean(),
})
export type PlayerPage = z.output<typeof playerPage>

/** Tournaments whose seat the account took over from a device. */
const keptPlays = z.array(z.string())

/** What the account did at finished events. */
export const getOwnPast = defineCall({
  id: 'get-own-past',
  input: z.object(pastWish),
  reply: z.object({ data: pastPage }),
})

/** Its page, where it was ever shown, and its places in public seasons. */
export const getOwnPlayerPage = defineCall({
  id: 'get-own-player-page',
  input: z.object({}),
  reply: z.object({ data: z.object({ page: z.nullable(playerPage), seasons: seasonPlaces, keptPlays }) }),
})

/** Takes a seat over that a device of the account holds by its secret, or lets it go. */
export const keepOwnPlay = defineCall({
  id: 'keep-own-play',
  input: z.object({
    code: tournamentCode,
    /** Null: lets it go. */
    playerId: z.nullable(capability),
  }),
  reply: z.object({ data: z.object({ keptPlays }) }),
})

const slug = z.pipe(
  z.string(issue('player_address_invalid')).check(z.maxLength(LONGEST_TYPED, issue('player_address_invalid'))),
  z.transform((typed: string, context) => {
    const read = readSlug(typed.trim())
    if (read !== null) return read
    context.issues.push({ code: 'custom', message: 'player_address_invalid', input: typed })
    return z.NEVER
  }),
)

/** Shows the page to everybody, changes it, or hides it at once. */
export const keepPlayerPage = defineCall({
  id: 'keep-player-page',
  input: z.object({
    /** Null: the one it has, else one made by chance. */
    slug: z.nullable(slug),
    name: z
      .string(issue('player_page_name_required'))
      .check(
        z.overwrite(typedName),
        z.minLength(1, issue('player_page_name_required')),
        z.maxLength(PLAYER_PAGE_NAME_MAX_LENGTH, issue('player_page_name_too_long')),
      ),
    isPublic: z.boolean(),
    isIndexed: z.boolean(),
  }),
  reply: z.object({ data: playerPage }),
})

/** The page of somebody who shows it. */
export const getPlayerPage = defineCall({
  id: 'get-player-page',
  input: z.object({ slug: z.string().check(z.maxLength(LONGEST_TYPED)), ...pastWish }),
  reply: z.object({
    data: z.object({ name: z.string(), isIndexed: z.boolean(), past: pastPage, seasons: seasonPlaces }),
  }),
})
