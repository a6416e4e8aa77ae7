import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type {
  getDeckChecks as checksCall,
  readCheckedDecks as decksCall,
} from '@tablee/contract/tournaments/questions/get-deck-checks'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { MINUTE_MS } from '@tablee/domain/tournaments/clock/round-clock'
import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import type { DeckCheckGround } from '../commands/check-decks.ts'
import { listDeckChecks } from '../deck-check-store.ts'
import { authorOf, staffOf } from '../tournament-policy.ts'
import { findTournamentId, findWithoutMatches, type PlayedElsewhere } from '../tournament-store.ts'
import { toldDraw } from './told-deck-draws.ts'

type Asking = Acting<DeckCheckGround>
type Asked = { readonly code: TournamentCode; readonly organizerId?: string | undefined }

/** Never public: who is checked is for those who judge. */
export function getDeckChecks(
  asking: Asking,
  input: ParsedInput<typeof checksCall>,
): Promise<Outcome<CallReply<typeof checksCall>>> {
  return asking.database.read(async (db) => {
    const reader = await readerOf(asking, db, { act: 'get-deck-checks', ...input })
    if (!reader.accepted) return reader
    const { held, author } = reader.value
    const names = new Map(staffOf(held).map(({ id, label }) => [id, label]))
    const { drawn, checks } = await listDeckChecks(db, held.tournament.id)
    return accept({
      data: {
        draws: drawn.map(toldDraw),
        checks: checks.map(({ players, readers, openedAt, endedAt, results, extraMs, ...check }) => ({
          ...check,
          playerKeys: [...players],
          openedAt: wireMoment(openedAt),
          readers: readers.map((reader) => names.get(reader) ?? null),
          isRead: readers.includes(author.holderId),
          endedAt: endedAt && wireMoment(endedAt),
          results: results.map(({ playerId: playerKey, result }) => ({ playerKey, result })),
          extraMinutes: Math.round(extraMs / MINUTE_MS),
        })),
      },
    })
  })
}

/** For whoever's reading is in the journal. */
export function readCheckedDecks(
  asking: Asking,
  { check: number, ...input }: ParsedInput<typeof decksCall>,
): Promise<Outcome<CallReply<typeof decksCall>>> {
  return asking.database.read(async (db) => {
    const reader = await readerOf(asking, db, { act: 'read-checked-decks', ...input })
    if (!reader.accepted) return reader
    const { held, author } = reader.value
    const { id } = held.tournament
    const check = (await listDeckChecks(db, id)).checks.find((one) => one.check === number)
    if (!check?.readers.includes(author.holderId)) return refuse('deck_check_gone')
    const lists = await asking.lists.listOf(db, id, check.players)
    return accept({
      data: check.players.map((playerKey) => {
        const list = lists.find(({ playerId }) => playerId === playerKey)
        const { kept = null, decklist = null } = list ?? {}
        return { playerKey, decklist, frozenAt: kept && wireMoment(kept.at), hash: kept?.hash ?? null }
      }),
    })
  })
}

async function readerOf(
  { cache, caller, now }: Asking,
  db: Queryable,
  { act, code, organizerId: secret }: Asked & { readonly act: ActName },
): Promise<Outcome<{ readonly held: PlayedElsewhere; readonly author: Author }>> {
  const id = await findTournamentId(db, code)
  const held = id === null ? null : await findWithoutMatches(db, cache, id)
  if (!held) return refuse('tournament_not_found', { code })
  const author = authorOf(act, held, { claim: { as: 'staff', secret, caller }, now: now() })
  return author.accepted ? accept({ held, author: author.value }) : author
}
