import { accept, type Outcome, refuse } from '../../outcome.ts'
import { PLAIN_SETTINGS, type PlainSetting, type PlainSettings } from '../attributes/attributes.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { isRunning, isWaiting } from '../kinds/phase.ts'
import { structureOf } from '../kinds/stage.ts'
import { mostSeats, seatedCount } from '../players/capacity.ts'
import { chooseStructure } from '../rounds/choose-structure.ts'
import { type GroupsWish, planGroups } from '../rounds/plan-groups.ts'
import { type LeagueWish, planLeague } from '../rounds/plan-league.ts'
import { type PodsWish, planPods } from '../rounds/plan-pods.ts'
import { planSwiss, type SwissWish } from '../rounds/plan-swiss.ts'
import { plannedPartsFault } from '../rounds/planned-parts.ts'
import type { RuleOverrides } from '../rule-packs/customise-rules.ts'
import { teamKindFault } from '../teams/team-kind-fault.ts'
import type { Structure, Tournament } from '../tournament.ts'
import type { Announcement } from './announcement.ts'
import { isFormatOf, withFormatName } from './announcement.ts'
import { protectTournament } from './entry-password.ts'
import { ruleRegistrations, type WishedRegistrationRules } from './rule-registrations.ts'
import { varyRules } from './vary-rules.ts'

export type NewSettings = PlainSettings & {
  /** Null removes the limit, only possible for an announced event. */
  readonly capacity?: number | null | undefined
  readonly announcement?: { readonly [Member in keyof Announcement]?: Announcement[Member] | undefined }
  readonly registrationRules?: WishedRegistrationRules | undefined
  readonly password?: string | null | undefined
  readonly structure?: Structure | undefined
  /** Of the game, as wishes against its published pack, until the start. */
  readonly rules?: RuleOverrides | undefined
  /** Of tables of four; also while they are played. */
  readonly pods?: PodsWish | undefined
  /** Of Swiss rounds of large fields, until the start. */
  readonly swiss?: SwissWish | undefined
  /** Of groups before a bracket, until the start. */
  readonly groups?: GroupsWish | undefined
  /** Of a round robin of one match a week; null: in a day. */
  readonly league?: LeagueWish | undefined
}

/** Everything may change until the start; the capacity never falls below the players present. */
export function changeSettings(tournament: Tournament, settings: NewSettings): Outcome<readonly Change[]> {
  const {
    password,
    structure = structureOf(tournament),
    registrationRules = {},
    pods = {},
    swiss = {},
    groups = {},
    league,
  } = settings
  const described = changeDescription(tournament, settings)
  if (!described.accepted) return described
  const ruled = ruleRegistrations(evolveAll(tournament, described.value), registrationRules)
  if (!ruled.accepted) return ruled
  const varied = varyRules(tournament, settings.rules)
  if (!varied.accepted) return varied
  const structured = chooseStructure(evolveAll(tournament, described.value), structure)
  if (!structured.accepted) return structured
  const protection = password === undefined ? accept([]) : protectTournament(tournament, password)
  if (!protection.accepted) return protection
  const planned = planPods(evolveAll(tournament, structured.value), pods)
  if (!planned.accepted) return planned
  const large = planSwiss(evolveAll(tournament, structured.value), swiss)
  if (!large.accepted) return large
  const grouped = planGroups(evolveAll(tournament, structured.value), groups)
  if (!grouped.accepted) return grouped
  const weekly = planLeague(evolveAll(tournament, structured.value), league)
  if (!weekly.accepted) return weekly
  const ofPlay = [...structured.value, ...planned.value, ...large.value, ...grouped.value, ...weekly.value]
  return accept([...described.value, ...varied.value, ...ruled.value, ...ofPlay, ...protection.value])
}

function changeDescription(tournament: Tournament, settings: NewSettings): Outcome<readonly Change[]> {
  const capacity = settings.capacity === undefined ? tournament.capacity : settings.capacity
  const announcement = announcementAfter(tournament.announcement, settings.announcement)
  if (!announcement.accepted) return announcement
  const plain = changedPlainly(tournament, settings)
  const isSame = JSON.stringify(announcement.value) === JSON.stringify(tournament.announcement)
  if (Object.keys(plain).length === 0 && capacity === tournament.capacity && isSame) return accept([])
  const parts = plain.plannedParts ? plannedPartsFault(tournament, plain.plannedParts) : null
  if (parts) return { accepted: false, refusal: parts }
  if (!isWaiting(tournament) && !changesDuringPlay(tournament, { plain, capacity, isSame }))
    return refuse('settings_locked')
  const teams = plain.teamKind === undefined ? null : teamKindFault(tournament, plain.teamKind)
  if (teams) return refuse(teams)
  if (!tournament.announcement && (capacity === null || capacity > mostSeats(tournament))) {
    return refuse('player_count_invalid')
  }
  const players = seatedCount(tournament)
  if (capacity !== null && capacity < players) return refuse('capacity_below_players', { players })
  const { name } = tournament
  return accept([{ kind: 'settings_changed', name, ...plain, capacity, announcement: announcement.value }])
}

type Described = {
  readonly plain: ReturnType<typeof changedPlainly>
  readonly capacity: number | null
  /** The announcement stays. */
  readonly isSame: boolean
}

const DURING_PLAY: readonly string[] = ['plannedParts', 'quietHours'] satisfies readonly PlainSetting[]

/** What comes after the current part, and how loud screens are, may still change while it is played. */
function changesDuringPlay(tournament: Tournament, { plain, capacity, isSame }: Described): boolean {
  const isAlone = Object.keys(plain).every((name) => DURING_PLAY.includes(name))
  return isRunning(tournament) && isAlone && isSame && capacity === tournament.capacity
}

function changedPlainly(tournament: Tournament, settings: PlainSettings): Partial<Pick<Tournament, PlainSetting>> {
  const changed = PLAIN_SETTINGS.filter(
    (name) => settings[name] !== undefined && JSON.stringify(settings[name]) !== JSON.stringify(tournament[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, settings[name]]))
}

function announcementAfter(
  before: Announcement | null,
  wished: NewSettings['announcement'] = {},
): Outcome<Announcement | null> {
  const given = Object.entries(wished).filter(([, value]) => value !== undefined)
  if (given.length === 0) return accept(before)
  if (!before) return refuse('wrong_tournament_type')
  const after = withFormatName({ ...before, ...Object.fromEntries(given) })
  if (!isFormatOf(after.game, after.format)) return refuse('format_invalid')
  // The rules are fixed with their game.
  if (after.game !== before.game) return refuse('game_locked')
  if (after.endsAt !== null && after.endsAt < after.startsAt) return refuse('end_before_start')
  return accept(after)
}
