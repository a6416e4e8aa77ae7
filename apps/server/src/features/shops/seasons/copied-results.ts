import { type FinalResults, finalResults } from '@tablee/domain/seasons/final-results'
import type { SeasonId } from '@tablee/domain/seasons/season'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { isPseudonym } from '@tablee/domain/tournaments/players/pseudonym'
import * as z from 'zod/mini'
import { readStoredJson } from '../../../database/damaged-row.ts'
import type { Queryable } from '../../../database/database.ts'
import { findCopy, listRegularAccounts, listSeatAccounts, writeCopy } from './season-event-store.ts'
import type { EndedEvent, SeasonGround } from './season-ground.ts'
import { signOf, signSeats } from './sign-seats.ts'

const sign = z.nullable(z.string())
/** Player, signs of account and name, place, how many share it, won, drawn. */
const seat = z.tuple([z.string(), sign, sign, z.nullable(z.int()), z.int(), z.int(), z.int()])
const copied = z.object({ attendance: z.int(), seats: z.array(seat) })

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
  const kept = before === null ? [] : readCopied(id, before).seats
  const seats = results && (await seatsOf({ markOf, db, season, kept }, tournament, results))
  await writeCopy(
    db,
    { season, id },
    {
      ...{ name, startsAt: announcement?.startsAt ?? null, sequence },
      results: seats && JSON.stringify({ attendance: results.attendance, seats } satisfies CopiedResults),
    },
  )
}

export function signOfAccount(ground: Pick<SeasonGround, 'markOf'>, season: SeasonId, account: string): string {
  return signOf(ground, `season ${season}`, { kind: 'account', text: account })
}

type Signing = Pick<SeasonGround, 'markOf'> & {
  readonly db: Queryable
  readonly season: SeasonId
  readonly kept: readonly CopiedSeat[]
}

async function seatsOf(
  { markOf, db, season, kept }: Signing,
  { id, players }: EndedEvent['tournament'],
  { results }: FinalResults,
): Promise<CopiedSeat[]> {
  const signed = signSeats(
    {
      ...{ markOf, scope: `season ${season}`, accounts: await listSeatAccounts(db, id) },
      regulars: await listRegularAccounts(db, season),
      kept: new Map(kept.map(([player, account, name]) => [player, { account, name }])),
    },
    players,
  )
  return results.map(({ player, place, sharing, won, drawn }): CopiedSeat => {
    const { account, name } = signed(player)
    return [player, account, name, place, sharing, won, drawn]
  })
}
