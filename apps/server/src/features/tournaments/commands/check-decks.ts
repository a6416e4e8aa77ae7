import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { HandedInLists } from '@tablee/contract/serving/handed-in-lists'
import type {
  drawDeckChecks as drawCall,
  endDeckCheck as endCall,
  openDeckCheck as openCall,
  takeBackDeckCheck as takeBackCall,
} from '@tablee/contract/tournaments/deck-check-acts'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import * as rules from '@tablee/domain/tournaments/deck-checks/decide-deck-check'
import type { DeckChecks } from '@tablee/domain/tournaments/deck-checks/deck-check'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { drawSeed } from '../chance.ts'
import { listDeckChecks } from '../deck-check-store.ts'
import { type SentByStaff, sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, carryAct } from './carry-act.ts'

export type DeckCheckGround = TournamentGround & { readonly lists: HandedInLists<Queryable> }

type Checked = Promise<Outcome<Carried<null>>>

export function drawDeckChecks(
  acting: Acting<DeckCheckGround>,
  { roundNumber: round, count, ...sent }: ParsedInput<typeof drawCall>,
): Checked {
  return check(acting, sent, {
    name: 'draw-deck-checks',
    load: acting.lists.listWho,
    decide: (tournament, { known, loaded: withList }) =>
      rules.drawDeckChecks(tournament, known, { round, count, seed: drawSeed(acting.chance), withList }),
  })
}

export function openDeckCheck(
  acting: Acting<DeckCheckGround>,
  { matchId, ...sent }: ParsedInput<typeof openCall>,
): Checked {
  return check(acting, sent, {
    name: 'open-deck-check',
    load: nothing,
    decide: (tournament, { known, by }) => rules.openDeckCheck(tournament, known, { matchId, by, now: acting.now() }),
  })
}

export function endDeckCheck(
  acting: Acting<DeckCheckGround>,
  { check: number, results: sentResults, ...sent }: ParsedInput<typeof endCall>,
): Checked {
  const results = sentResults.map(({ playerKey, result }) => ({ playerId: playerKey as PlayerId, result }))
  return check(acting, sent, {
    name: 'end-deck-check',
    load: nothing,
    decide: (tournament, { known }) =>
      rules.endDeckCheck(tournament, known, { check: number, results, now: acting.now() }),
  })
}

export function takeBackDeckCheck(
  acting: Acting<DeckCheckGround>,
  { check: number, ...sent }: ParsedInput<typeof takeBackCall>,
): Checked {
  return check(acting, sent, {
    name: 'take-back-deck-check',
    load: nothing,
    decide: (tournament, { known }) => rules.takeBackDeckCheck(tournament, known, number),
  })
}

const nothing = async (): Promise<null> => null

type Deciding<Loaded> = { readonly known: DeckChecks; readonly loaded: Loaded; readonly by: Author }

type Check<Loaded> = {
  readonly name: ActName
  readonly load: (db: Queryable, id: Tournament['id']) => Promise<Loaded>
  readonly decide: (tournament: Tournament, deciding: Deciding<Loaded>) => Outcome<readonly Change[]>
}

/** What is known of checks is in the journal, which has one writer at a time. */
function check<Loaded>(
  acting: Acting<DeckCheckGround>,
  sent: SentByStaff,
  { name, load, decide }: Check<Loaded>,
): Checked {
  return carryAct(acting, {
    name,
    ...sentByStaff(acting, sent),
    isForEvents: true,
    load: async ({ db }, { tournament: { id } }) => ({
      known: await listDeckChecks(db, id),
      loaded: await load(db, id),
    }),
    decide: ({ tournament }, { known, loaded }, by) => {
      const changes = decide(tournament, { known, loaded, by })
      return changes.accepted ? accept({ changes: changes.value, result: null }) : changes
    },
  })
}
