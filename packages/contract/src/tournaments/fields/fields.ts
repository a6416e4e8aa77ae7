import {
  ADVANCED_CAPACITY,
  DESCRIPTION_MAX_LENGTH,
  FORMAT_NAME_MAX_LENGTH,
  FORMATS_BY_GAME,
  type Format,
  GAME_TYPES,
  LOCATION_MAX_LENGTH,
} from '@tablee/domain/tournaments/life/announcement'
import { ENTRY_PASSWORD_LENGTH } from '@tablee/domain/tournaments/life/entry-password'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import {
  BYE_NAME,
  nameKey,
  PLAYER_NAME_MAX_LENGTH,
  tidyName,
  typedName,
} from '@tablee/domain/tournaments/players/player-name'
import { QUICK_PLAYER_COUNT, TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/size-limits'
import type { MatchId, PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** In UTF-16 units: the longest password, with room for slips. */
const LONGEST_TYPED_PASSWORD = 4 * ENTRY_PASSWORD_LENGTH.max

/**
 * A secret of 8 to 128 characters made by a browser; whoever holds it may act (docs/wire.md, capabilities). Or the sender's account id:
 * anything too short for a secret is allowed only to that account, when a call is opened (`openWith`).
 */
export const capability = z
  .string(issue('capability_invalid'))
  .check(z.regex(/^(?:(?=\S)[^\p{C}]{8,128}(?<=\S)|[A-Za-z0-9][A-Za-z0-9._-]{0,6})$/u, issue('capability_invalid')))

const SHORTEST_SECRET = 8

export function isTooShortForSecret(sent: string): boolean {
  return sent.length < SHORTEST_SECRET
}

/** Makes retries harmless: the same id on the same tournament is executed once. */
export const actId = z.optional(
  z.string(issue('capability_invalid')).check(z.regex(/^[A-Za-z0-9._-]{8,64}$/, issue('capability_invalid'))),
)

export const tournamentName = z
  .string(issue('tournament_name_required'))
  .check(
    z.overwrite(tidyName),
    z.minLength(1, issue('tournament_name_required')),
    z.maxLength(TOURNAMENT_NAME_MAX_LENGTH, issue('tournament_name_required')),
  )

/** The entry password as the organizer sets it; empty or null removes it. */
export const newEntryPassword = z.pipe(
  z.nullable(entryPasswordText()),
  z.transform((typed: string | null) => (typed === '' ? null : typed)),
)

/** As typed to enter; empty shows none. */
export const shownEntryPassword = z.optional(z.nullable(entryPasswordText()))

function entryPasswordText() {
  return z
    .string(issue('entry_password_invalid'))
    .check(z.maxLength(LONGEST_TYPED_PASSWORD, issue('entry_password_invalid')))
}

export const quickPlayerCount = z
  .int(issue('player_count_invalid'))
  .check(
    z.minimum(QUICK_PLAYER_COUNT.min, issue('player_count_invalid')),
    z.maximum(QUICK_PLAYER_COUNT.max, issue('player_count_invalid')),
  )

/** An announced event's seats: null or nothing for no limit. */
export const advancedCapacity = z.nullable(
  z
    .int(issue('capacity_invalid'))
    .check(
      z.minimum(ADVANCED_CAPACITY.min, issue('capacity_invalid')),
      z.maximum(ADVANCED_CAPACITY.max, issue('capacity_invalid')),
    ),
)

export const gameType = z.enum(GAME_TYPES, issue('game_invalid'))

const FORMATS: readonly string[] = [...new Set(Object.values(FORMATS_BY_GAME).flat())]

/** Stored in one canonical spelling; the outside one with an underscore is accepted. */
export const format = z.pipe(
  z.string(issue('format_invalid')).check(
    z.overwrite((typed) => typed.replace('_', '-')),
    z.refine((typed) => FORMATS.includes(typed), issue('format_invalid')),
  ),
  z.transform((typed: string) => typed as Format),
)

/** Any ISO 8601 moment with an offset or Z; stored in UTC with milliseconds. */
export const moment = z.pipe(
  z
    .string(issue('date_invalid'))
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/, issue('date_invalid')),
      z.refine(isInYears, issue('date_invalid')),
    ),
  z.transform((typed: string) => new Date(typed).toISOString()),
)

function isInYears(typed: string): boolean {
  const year = new Date(typed).getUTCFullYear()
  return year >= 1900 && year <= 2100
}

/** Keeps line breaks, drops other control characters. */
export const description = z
  .string(issue('description_too_long'))
  .check(z.overwrite(tidyText), z.maxLength(DESCRIPTION_MAX_LENGTH, issue('description_too_long')))

export function tidyText(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .trim()
}

const orNothing = z.transform((typed: string) => (typed === '' ? null : typed))

export const location = z.pipe(
  z
    .string(issue('location_invalid'))
    .check(z.overwrite(tidyName), z.maxLength(LOCATION_MAX_LENGTH, issue('location_too_long'))),
  orNothing,
)

/** What is played, in the organizer's words. */
export const formatName = z.pipe(
  z
    .string(issue('format_name_too_long'))
    .check(z.overwrite(tidyName), z.maxLength(FORMAT_NAME_MAX_LENGTH, issue('format_name_too_long'))),
  orNothing,
)

export const playerName = nameOfPlayer(typedName)
/** As older files may hold it. */
export const keptPlayerName = nameOfPlayer(tidyName)

function nameOfPlayer(tidy: (typed: string) => string) {
  return z.string(issue('player_name_required')).check(
    z.overwrite(tidy),
    z.minLength(1, issue('player_name_required')),
    z.maxLength(PLAYER_NAME_MAX_LENGTH, issue('player_name_too_long')),
    z.refine((name) => nameKey(name) !== nameKey(BYE_NAME), issue('player_name_reserved')),
  )
}

export const tournamentCode = z.pipe(
  z.string(issue('code_invalid')).check(z.maxLength(32, issue('code_invalid'))),
  z.transform((typed: string, context) => {
    const code = readTournamentCode(typed)
    if (code) return code
    context.issues.push({ code: 'custom', message: 'code_invalid', input: typed })
    return z.NEVER
  }),
)

const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/

export const tournamentId = z.pipe(
  z.string(issue('tournament_not_found')).check(z.regex(ID_PATTERN, issue('tournament_not_found'))),
  z.transform((id: string) => id as TournamentId),
)

export const matchId = z.pipe(
  z.string(issue('match_not_found')).check(z.regex(ID_PATTERN, issue('match_not_found'))),
  z.transform((id: string) => id as MatchId),
)

/** A player's key in the tournament (`players[].key` of its document). */
export const playerKey = z.pipe(
  z.string(issue('player_not_found')).check(z.regex(ID_PATTERN, issue('player_not_found'))),
  z.transform((key: string) => key as PlayerId),
)

export const roundNumber = z
  .int(issue('round_not_current'))
  .check(z.minimum(1, issue('round_not_current')), z.maximum(1000, issue('round_not_current')))
