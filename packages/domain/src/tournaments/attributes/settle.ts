import { accept, type Outcome, type Refusal, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { clockPlanAgain } from '../clock/clock-plan.ts'
import { planClock } from '../clock/plan-clock.ts'
import type { PlannedCut } from '../cut-sizes.ts'
import { evolveAll } from '../evolve.ts'
import { canBeCut } from '../kinds/can-be-cut.ts'
import { groupPlanOf } from '../kinds/groups.ts'
import { leaguePlanOf } from '../kinds/league.ts'
import { podPlanOf } from '../kinds/paired-by.ts'
import { FIRST_STAGE, firstStageOf, firstStructureOf, plannedRounds } from '../kinds/stage.ts'
import { swissPlanOf } from '../kinds/swiss-plan.ts'
import { joinSeries, type KnownDates } from '../life/join-series.ts'
import { ruleRegistrations, type WishedRegistrationRules } from '../life/rule-registrations.ts'
import { allowOwnNames } from '../players/allow-own-names.ts'
import { markYouth } from '../players/mark-youth.ts'
import { chooseStructure } from '../rounds/choose-structure.ts'
import { planCut } from '../rounds/plan-cut.ts'
import { type GroupsWish, planGroups } from '../rounds/plan-groups.ts'
import { type LeagueWish, planLeague, withoutDay } from '../rounds/plan-league.ts'
import { type PodsWish, planPods } from '../rounds/plan-pods.ts'
import { planRounds } from '../rounds/plan-rounds.ts'
import { planSwiss, type SwissWish } from '../rounds/plan-swiss.ts'
import { planTables, type TableWish } from '../tables/plan-tables.ts'
import type { AwardedByes, ClockPlan, SeriesId, Structure, Tournament } from '../tournament.ts'
import type { SaidBy, Taken } from './attributes.ts'

/** Attributes a new tournament gets by their own changes. */
export type Settled = SaidBy<'act'> & Taken<'quick' | 'event' | 'restart' | 'import'>

type WishOf = {
  readonly stages: {
    readonly structure: Structure
    readonly plannedRounds: number | null
    /** Left out: as usual. */
    readonly pods?: PodsWish
    readonly swiss?: SwissWish
    readonly groups?: GroupsWish
    readonly league?: LeagueWish | undefined
  }
  readonly plannedCut: PlannedCut | null
  readonly registrationRules: WishedRegistrationRules
  /** The grant comes beside; no state holds the password. */
  readonly hasPassword: boolean
  readonly allowsOwnNames: boolean
  readonly isYouth: boolean
  readonly clockPlan: ClockPlan
  readonly series: { readonly id: SeriesId; readonly known: KnownDates }
  readonly tablePlan: TableWish
  readonly awardedByes: readonly AwardedByes[]
}

export type Wishes<Name extends Settled = Settled> = { readonly [Each in Name]?: WishOf[Each] | undefined }

type Settle<Wish> = (tournament: Tournament, wish: Wish) => Outcome<readonly Change[]>
type Settlers<Name extends Settled> = { readonly [Each in Name]: Settle<WishOf[Each]> }

type OfPlayers = 'tablePlan' | 'awardedByes'

const BEFORE_PLAYERS: Settlers<Exclude<Settled, OfPlayers>> = {
  stages: (tournament, { structure, plannedRounds: rounds, pods = {}, swiss = {}, groups = {}, league }) => {
    const chosen = chooseStructure(tournament, structure)
    if (!chosen.accepted) return chosen
    // In a draw or bracket the number follows from the players.
    const isOpen = canBeCut({ stages: [firstStageOf(structure)] }) && rounds !== null
    const planned = isOpen ? planRounds(evolveAll(tournament, chosen.value), { rounds, reason: null }) : accept([])
    if (!planned.accepted) return planned
    const changes = [...chosen.value, ...planned.value]
    const drawn = planPods(evolveAll(tournament, changes), pods)
    const large = planSwiss(evolveAll(tournament, changes), swiss)
    if (!drawn.accepted || !large.accepted) return drawn.accepted ? large : drawn
    const grouped = planGroups(evolveAll(tournament, changes), groups)
    if (!grouped.accepted) return grouped
    const weekly = planLeague(evolveAll(tournament, changes), league)
    if (!weekly.accepted) return weekly
    return accept([...changes, ...drawn.value, ...large.value, ...grouped.value, ...weekly.value])
  },
  plannedCut: (tournament, size) => (size === tournament.plannedCut ? accept([]) : planCut(tournament, size)),
  registrationRules: ruleRegistrations,
  hasPassword: ({ hasPassword: before }, hasPassword) =>
    accept(hasPassword === before ? [] : [{ kind: 'protection_changed', hasPassword }]),
  allowsOwnNames: allowOwnNames,
  isYouth: (tournament, isYouth) => markYouth(tournament, isYouth, { isUsed: false }),
  clockPlan: planClock,
  series: ({ organizer }, { id, known }) => joinSeries(id, { known, organizer }),
}

const OF_PLAYERS: Settlers<OfPlayers> = {
  tablePlan: planTables,
  awardedByes: (_, awarded) => accept(awarded.map((each) => ({ kind: 'byes_awarded', ...each }))),
}

type Settling = {
  readonly players?: readonly Change[]
  /** How to treat a refused wish: `null` keeps the initial value. */
  readonly refused?: (refusal: Refusal, name: Settled) => Refusal | null
}

/** The changes that fulfil the wishes right after creation. */
export function settle(
  created: Tournament,
  wishes: Wishes,
  { players = [], refused = (refusal) => refusal }: Settling = {},
): Outcome<readonly Change[]> {
  const before = settleEach({ tournament: created, changes: [] }, BEFORE_PLAYERS, { wishes, refused })
  if ('code' in before) return refuse(before.code, before.details)
  const gathered = {
    tournament: evolveAll(before.tournament, players),
    changes: [...before.changes, ...players],
  }
  const after = settleEach(gathered, OF_PLAYERS, { wishes, refused })
  return 'code' in after ? refuse(after.code, after.details) : accept(after.changes)
}

type SoFar = { readonly tournament: Tournament; readonly changes: readonly Change[] }
type Asked = { readonly wishes: Wishes; readonly refused: NonNullable<Settling['refused']> }

function settleEach<Name extends Settled>(
  soFar: SoFar,
  settlers: Settlers<Name>,
  { wishes, refused }: Asked,
): SoFar | Refusal {
  let { tournament, changes } = soFar
  for (const name of Object.keys(settlers) as Name[]) {
    const outcome = settleOne(tournament, settlers[name], (wishes as Wishes<Name>)[name])
    if (outcome.accepted) {
      tournament = evolveAll(tournament, outcome.value)
      changes = [...changes, ...outcome.value]
    } else {
      const refusal = refused(outcome.refusal, name)
      if (refusal) return refusal
    }
  }
  return { tournament, changes }
}

function settleOne<Wish>(tournament: Tournament, decide: Settle<Wish>, wish: Wish | undefined) {
  return wish === undefined ? accept([]) : decide(tournament, wish)
}

const WISHED_AGAIN: { readonly [Name in Settled & Taken<'restart'>]: (tournament: Tournament) => WishOf[Name] } = {
  stages: (tournament) => ({
    ...{
      structure: firstStructureOf(tournament),
      plannedRounds: plannedRounds({ stages: tournament.stages.slice(0, 1) }),
    },
    pods: podPlanOf(tournament.stages[0] ?? FIRST_STAGE),
    swiss: swissPlanOf(tournament.stages[0] ?? FIRST_STAGE),
    groups: groupPlanOf(tournament.stages[0] ?? FIRST_STAGE) ?? {},
    league: withoutDay(leaguePlanOf(tournament.stages[0] ?? FIRST_STAGE)),
  }),
  plannedCut: ({ plannedCut }) => plannedCut,
  hasPassword: ({ hasPassword }) => hasPassword,
  allowsOwnNames: ({ allowsOwnNames }) => allowsOwnNames,
  isYouth: ({ isYouth }) => isYouth,
  clockPlan: ({ clockPlan }) => clockPlanAgain(clockPlan),
  tablePlan: ({ tablePlan }) => tablePlan,
}

/** What a restarted tournament takes over. */
export function wishedAgain(tournament: Tournament): { readonly [Name in keyof typeof WISHED_AGAIN]: WishOf[Name] } {
  const names = Object.keys(WISHED_AGAIN) as (keyof typeof WISHED_AGAIN)[]
  return Object.fromEntries(names.map((name) => [name, WISHED_AGAIN[name](tournament)])) as {
    readonly [Name in keyof typeof WISHED_AGAIN]: WishOf[Name]
  }
}
