import { type FinalResults, finalResults } from '@tablee/domain/seasons/final-results'
import type { SeasonId } from '@tablee/domain/seasons/season'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { isPseudonym } from '@tablee/domain/tournaments/players/pseudonym'
import * as z from 'zod/mini'
import { readStoredJson } from '../../../database/damaged-row.ts'
import type { Queryable } from '../../../database/database.ts'
import { findCopy, findGuestOf, listRegularAccounts, listSeatAccounts, writeCopy } from './season-event-store.ts'
import type { EndedEvent, SeasonGround } from './season-ground.ts'
import { nameAt } from './sign-seats.ts'

const SIGN_LENGTH = 16

const sign = z.nullable(z.string())
/** Player, signs of account and name, place, how many share it, won, drawn. */
const seat = z.tuple([z.string(), sign, sign, z.nullable(z.int()), z.int(), z.int(), z.int()])
const copied = z.object({
  attendance: z.int(),
  seats: z.array(seat),
  /** Whose account is that of a regular of the shop with the same name; older copies do not say. */
  regulars: z.optional(z.array(z.string())),
})

export type CopiedResults = z.output<typeof copied>
type CopiedSeat = CopiedResults['seats'][number]

export function readCopied(id: string, text: string): CopiedResults {
  return readStoredJson({ table: 'season_events', id, text, schema: copied }, 'results')
}

/** Null for a hidden name, a pseudonym or none. */
export function shownName(name: string | undefined): string | null {
  return name === undefined || isNumberName(name) || isPseudonym(name) ? null : name
}

type Copying = { readonly season: SeasonId; readonly sequence: number | null }

/** Writes what of an event's results counts, or that it has none. Names become signs that nobody can read back. */
export async function copyResults(
  { markOf }: Pick<SeasonGround, 'markOf'>,
  db: Queryable,
  { season, sequence, tournament }: Copying & Pick<EndedEvent, 'tournament'>,
): Promise<void> {
  const { id, name, announcement } = tournament
  const results = finalResults(tournament)
  const before = await findCopy(db, season, id)
  const kept = before === null ? null : readCopied(id, before)
  const seated = results && (await seatsOf({ markOf, db, season, kept }, tournament, results))
  await writeCopy(
    db,
    { season, id },
    {
      ...{ name, startsAt: announcement?.startsAt ?? null, sequence },
      results: seated && JSON.stringify({ attendance: results.attendance, ...seated } satisfies CopiedResults),
    },
  )
}

type SignKind = 'account' | 'name'

export function signOfAccount({ markOf }: Pick<SeasonGround, 'markOf'>, season: SeasonId, account: string): string {
  return signed(markOf, season, { kind: 'account', text: account })
}

function signed(
  markOf: SeasonGround['markOf'],
  season: SeasonId,
  { kind, text }: { readonly kind: SignKind; readonly text: string },
): string {
  return markOf(`season ${season} ${kind} ${text}`).slice(0, SIGN_LENGTH)
}

/** Null where there is nothing to sign. */
export function signsOf(markOf: SeasonGround['markOf'], season: SeasonId) {
  return (kind: SignKind, text: string | null | undefined) => (text ? signed(markOf, season, { kind, text }) : null)
}

type Signing = Pick<SeasonGround, 'markOf'> & {
  readonly db: Queryable
  readonly season: SeasonId
  readonly kept: CopiedResults | null
}

async function seatsOf(
  { markOf, db, season, kept }: Signing,
  { id, players }: EndedEvent['tournament'],
  { results }: FinalResults,
): Promise<Pick<CopiedResults, 'seats' | 'regulars'>> {
  const accounts = await listSeatAccounts(db, id)
  const guest = await findGuestOf(db, season, id)
  const regulars = await listRegularAccounts(db, season, guest)
  const names = new Map<string, string>(players.map((player) => [player.id, player.name]))
  const before = new Map(kept?.seats.map((each) => [each[0], each]))
  const wereRegulars = new Set(kept?.regulars)
  const foundRegulars: string[] = []
  const signs = signsOf(markOf, season)
  const seats = results.map(({ player, place, sharing, won, drawn }): CopiedSeat => {
    const given = names.get(player) ?? ''
    const figures = [place, sharing, won, drawn] as const
    if (isNumberName(given)) return [player, null, null, ...figures]
    if (isPseudonym(given) && !accounts.has(player)) {
      // Somebody erased stays one row.
      const [, account = null, name = null] = before.get(player) ?? []
      if (wereRegulars.has(player)) foundRegulars.push(player)
      return [player, account, name, ...figures]
    }
    const key = nameKey(given)
    const own = accounts.get(player)
    const regular = own === undefined ? regulars.get(key) : undefined
    if (regular !== undefined) foundRegulars.push(player)
    return [player, signs('account', own ?? regular), signs('name', nameAt(guest, key)), ...figures]
  })
  return { seats, regulars: foundRegulars }
}
