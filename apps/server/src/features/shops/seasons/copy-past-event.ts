import { sharedPlaces } from '@tablee/domain/seasons/past-events'
import type { SeasonId } from '@tablee/domain/seasons/season'
import type { Queryable } from '../../../database/database.ts'
import { type CopiedResults, readCopied, signsOf } from './copied-results.ts'
import { listPastSeats } from './past-event-store.ts'
import { findCopy, findGuestOf, listRegularAccounts, writeCopy } from './season-event-store.ts'
import type { SeasonGround } from './season-ground.ts'
import { nameAt } from './sign-seats.ts'

type PastEvent = { readonly id: string; readonly name: string; readonly held_on: string }

/** What a season counts of an evening held elsewhere. Somebody erased keeps their signs. */
export async function copyPastEvent(
  { markOf }: Pick<SeasonGround, 'markOf'>,
  db: Queryable,
  { season, event }: { readonly season: SeasonId; readonly event: PastEvent },
): Promise<void> {
  const { id, name, held_on: startsAt } = event
  const rows = await listPastSeats(db, id)
  const kept = await findCopy(db, season, id)
  const before = new Map(kept === null ? [] : readCopied(id, kept).seats.map((seat) => [seat[0], seat] as const))
  const guest = await findGuestOf(db, season, id)
  const accounts = await listRegularAccounts(db, season, guest)
  const sharing = sharedPlaces(rows)
  const sign = signsOf(markOf, season)
  const signsOfSeat = ({ player, name: shown, name_key: key, is_apart }: (typeof rows)[number]) => {
    if (shown === null) return [before.get(player)?.[1] ?? null, before.get(player)?.[2] ?? null] as const
    if (key === null) return [null, null] as const
    // No key holds a line break.
    return is_apart === 1
      ? ([null, sign('name', nameAt(guest, `\n${key}`))] as const)
      : ([sign('account', accounts.get(key)), sign('name', nameAt(guest, key))] as const)
  }
  const seats = rows.map((row): CopiedResults['seats'][number] => {
    const { player, place, won, drawn } = row
    return [player, ...signsOfSeat(row), place, sharing.get(place) ?? 1, won, drawn]
  })
  // Names of another tool have no account of their own.
  const regulars = seats.flatMap(([player, account]) => (account === null ? [] : [player]))
  const results = JSON.stringify({ attendance: rows.length, seats, regulars } satisfies CopiedResults)
  await writeCopy(db, { season, id }, { name, startsAt, sequence: null, results })
}
