import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getRoundDraws as call, RoundDraw } from '@tablee/contract/tournaments/questions/get-round-draws'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isOfStaff } from '@tablee/domain/tournaments/authority/role'
import type { Change } from '@tablee/domain/tournaments/change'
import { currentRound, isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { entrantsIn } from '@tablee/domain/tournaments/kinds/seats'
import type { Match, RoundNumber, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { listDeckChecks } from '../deck-check-store.ts'
import { listEntries, type ReadEntry } from '../journal-entry-store.ts'
import { listApartDraws, listEnvelopes } from '../sealed-seed-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournamentId, findWithoutMatches } from '../tournament-store.ts'
import { type DrawnAct, listResultsAtDraw } from './list-results-at-draw.ts'
import { toldDraw } from './told-deck-draws.ts'

/** From the journal: the state forgets seeds when a round is undone or edited. */
export function getRoundDraws(
  { database, cache }: Pick<TournamentGround, 'database' | 'cache'>,
  { code, roundNumber }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    if (id === null) return refuse('tournament_not_found', { code })
    const draws = await listDraws(db, id)
    const apart = new Map((await listApartDraws(db, id)).map(({ sequence, seal }) => [sequence, seal]))
    const sealed = draws.map((draw) => ({
      ...draw,
      ...{ isApart: apart.has(draw.sequence), seal: apart.get(draw.sequence) ?? null },
    }))
    const envelopes = await listEnvelopes(db, id)
    return accept({
      data: {
        deckChecks: roundNumber === undefined ? [] : await listPastDraws(db, { id, round: roundNumber, cache }),
        draws: await Promise.all(sealed.map((draw) => withGround(db, { id, roundNumber, draw }))),
        envelopes: envelopes.map(({ at, hashes, ...kept }) => ({
          ...{ ...kept, sealedAt: wireMoment(at), hashes: [...hashes] },
        })),
      },
    })
  })
}

type PastDraws = Pick<TournamentGround, 'cache'> & { readonly id: TournamentId; readonly round: RoundNumber }

/** Nobody learns of a deck check of a round that is still being played. */
async function listPastDraws(db: Queryable, { id, round, cache }: PastDraws) {
  const held = await findWithoutMatches(db, cache, id)
  if (!held) return []
  const isPast = isFinished(held.tournament) || round < currentRound(held.tournament)
  if (!isPast) return []
  const { drawn } = await listDeckChecks(db, id)
  return drawn.filter((draw) => draw.round === round).map(toldDraw)
}

type Draw = RoundDraw & { readonly sequence: number }
type AskedDraw = { readonly id: TournamentId; readonly roundNumber: RoundNumber | undefined; readonly draw: Draw }

/** The tables as drawn, and the results at that time. */
async function withGround(db: Queryable, { id, roundNumber, draw }: AskedDraw): Promise<RoundDraw> {
  const { sequence, ...told } = draw
  const { round } = told
  if (round !== roundNumber || told.undoneAt !== null) return told
  const drawn = told.changedAt === null ? null : await listDrawnTables(db, { id, sequence, round })
  return { ...told, ...drawn, results: await listResultsAtDraw(db, { id, sequence, round }) }
}

async function listDrawnTables(db: Queryable, { id, sequence, round }: DrawnAct) {
  const [entry] = await listEntries(db, id, {
    about: { round },
    changes: 'whole',
    after: sequence - 1,
    until: sequence,
  })
  const paired = entry?.changes.findLast((change) => change.kind === 'round_paired' && change.round === round)
  return paired?.kind === 'round_paired' ? drawnIn(paired.matches) : null
}

function drawnIn(matches: readonly Match[]): Pick<RoundDraw, 'pairs' | 'tables'> {
  const drawn = matches.map((match) => [...entrantsIn(match)])
  return {
    pairs: drawn.flatMap(([one, other = null, ...more]) =>
      one === undefined || more.length > 0 ? [] : [[one, other]],
    ),
    tables: drawn.filter(({ length }) => length > 2),
  }
}

export async function listDraws(db: Queryable, id: TournamentId): Promise<readonly Draw[]> {
  const draws: Draw[] = []
  for (const entry of await listEntries(db, id, { about: { round: 'any' }, changes: 'outline' })) {
    for (const change of entry.changes) noteDraw(draws, entry, change)
  }
  return draws
}

const NOT_APART = { isApart: false, seal: null }

function noteDraw(draws: Draw[], { sequence, author_role: role, ...entry }: ReadEntry, change: Change): void {
  const at = wireMoment(entry.at)
  switch (change.kind) {
    case 'round_paired': {
      const by = role !== null && isOfStaff(role) ? role : null
      const drawn = { round: change.round, seed: change.seed, drawnAt: at, by, sequence }
      draws.push({ ...drawn, changedAt: null, undoneAt: null, pairs: null, tables: null, results: null, ...NOT_APART })
      return
    }
    case 'round_undone':
    case 'pairings_changed': {
      const standing = draws.findLastIndex((draw) => draw.round === change.round && draw.undoneAt === null)
      const draw = draws[standing]
      if (!draw) return
      if (change.kind === 'round_undone') draws[standing] = { ...draw, undoneAt: at }
      else if (draw.changedAt === null) draws[standing] = { ...draw, changedAt: at }
      return
    }
    default:
      return
  }
}
