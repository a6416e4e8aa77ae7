import type { JournalEntry, JournalFact } from '@tablee/contract/tournaments/questions/get-journal'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import { PENALTY_KINDS } from '@tablee/domain/tournaments/conduct/penalty'
import { bracketRoundName } from '@tablee/domain/tournaments/kinds/bracket-round-name'
import { groupLetter } from '@tablee/domain/tournaments/kinds/groups'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { RuleDifference } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import { tableLabel, tableTyped } from '@tablee/domain/tournaments/tables/table-plan'
import type { TablePlan } from '@tablee/domain/tournaments/tournament'
import type { Formats } from '../../../language/use-formats.ts'
import type { useTranslation } from '../../../language/use-translation.ts'
import { differenceName } from '../game-rules/difference-name.ts'
import { untilText } from '../staff/until-text.ts'
import { answeredCall } from './answered-call.ts'
import { structureName } from './structure-name.ts'
import { withoutChange } from './without-change.ts'

type T = ReturnType<typeof useTranslation>['t']

export type JournalWords = {
  readonly t: T
  readonly formats: Pick<Formats, 'list' | 'dateTime' | 'percent' | 'time' | 'day'>
  readonly tablePlan: Pick<TablePlan, 'prefix'>
  /** By player; removed players are missing. */
  readonly names: ReadonlyMap<string, string>
  /** A captain's is the name of the team. */
  readonly entrants: ReadonlyMap<string, string>
}

/** One sentence per change. */
export type ToldAct = {
  readonly sequence: number
  readonly at: Date
  readonly role: string
  readonly name: string | null
  readonly reason: string | null
  readonly sentences: readonly string[]
  /** A device decided it without a network; when is known to the staff alone. Null of all others. */
  readonly apart: { readonly decidedAt: Date | null } | null
  /** Whether it matches a search. */
  readonly matches: (typed: string) => boolean
}

export function toldAct(entry: JournalEntry, words: JournalWords): ToldAct {
  const { sequence, at, role, name, reason, act, facts } = entry
  const told = [...new Set(facts.map((fact) => sentenceOf({ ...fact, act }, words)))]
  const shift = shiftSentence(entry, words)
  const of = shift ? [shift, ...told] : told
  const sentences = of.length > 0 ? of : [withoutChange(act, words)]
  const by = act === 'redeem-device-link' ? 'link' : (role ?? 'unknown')
  const roleName = words.t(`journal.role.${entry.byProgram ? 'program' : by}`)
  const players = facts.flatMap((fact) => (fact.players ?? []).flatMap((id) => words.names.get(id) ?? []))
  const text = nameKey([...sentences, ...players, roleName, name ?? '', reason ?? ''].join(' '))
  const tables = new Set(facts.flatMap((fact) => fact.tables ?? []))
  return {
    ...{ sequence, at: new Date(at), role: roleName, name, reason, sentences },
    apart: entry.apart ? { decidedAt: entry.decidedAt ? new Date(entry.decidedAt) : null } : null,
    matches: (typed) => {
      const table = tableTyped(words.tablePlan, typed.trim().replace(/^table\s+/iu, ''))
      // Table 4 is not table 42.
      return table === null ? text.includes(nameKey(typed)) : tables.has(table)
    },
  }
}

/** Who stands in for whom, where the names are known. */
function shiftSentence({ act, at, shift }: JournalEntry, { t, formats }: JournalWords): string | null {
  if (!shift) return null
  const somebody = t('shifts.somebodyNamed')
  const [name, giver] = [shift.name ?? somebody, shift.replaces ?? somebody]
  if (act !== 'hand-over-shift') return t('shifts.journal.takenBack', { name, giver })
  const time = shift.until === null ? '' : untilText(new Date(shift.until), new Date(at), formats)
  return t('shifts.journal.handedOver', { name, giver, time })
}

const ENTERING = [
  ...(['add-anonymous-player', 'add-players-quick-tournament', 'add-player-at-desk'] as const),
  ...(['add-players-at-desk', 'accept-registration', 'accept-registrations'] as const),
] satisfies readonly ActName[]

/** How tables changed, other than by hand. */
const KIND_OF_PAIRING: ReadonlyMap<string, 'lateSeat' | 'repair'> = new Map([
  ['seat-late-player', 'lateSeat'],
  ['repair-round', 'repair'],
  // In a group that has a place.
  ...ENTERING.map((act) => [act, 'lateSeat'] as const),
])

type Fact = JournalFact & { readonly act: string }
type Teller = (fact: Fact, words: JournalWords) => string

/** An unknown kind from a later version is still shown as an act. */
function sentenceOf(fact: Fact, words: JournalWords): string {
  const tellers: Readonly<Record<string, Teller>> = TELLERS
  const tell = Object.hasOwn(TELLERS, fact.kind) ? tellers[fact.kind] : undefined
  return tell ? tell(fact, words) : words.t('journal.act.other')
}

/** A sentence for every kind of change. */
const TELLERS: Readonly<Record<Change['kind'], Teller>> = {
  tournament_created: (_, { t }) => t('journal.act.created'),
  settings_changed: (_, { t }) => t('journal.act.settings'),
  rules_varied: rulesOf,
  registrations_ruled: (_, { t }) => t('journal.act.registrationRules'),
  rounds_planned: ({ rounds }, { t }) =>
    rounds == null ? t('journal.act.roundsByPlayers') : t('journal.act.rounds', { count: rounds }),
  cut_planned: ({ cut }, { t }) => {
    if (cut == null) return t('journal.act.cutByGame')
    return cut === 0 ? t('journal.act.noCut') : t('journal.act.cutPlanned', { size: cut })
  },
  seeded_by_season: ({ count }, { t }) => t(count ? 'journal.act.seasonSeeds' : 'journal.act.noSeasonSeeds'),
  decklists_published: (_, { t }) => t('journal.act.decklists'),
  decklists_locked: (_, { t }) => t('journal.act.decksLocked'),
  byes_awarded: (fact, words) => {
    const players = playersOf(fact, words)
    return fact.rounds
      ? words.t('byes.journal.given', { count: fact.rounds, players })
      : words.t('byes.journal.taken', { players })
  },
  series_joined: (_, { t }) => t('series.journal'),
  own_names_allowed: (_, { t }) => t('journal.act.ownNames'),
  youth_marked: (_, { t }) => t('journal.act.youth'),
  protection_changed: (_, { t }) => t('journal.act.password'),
  registration_moved: ({ act, count }, { t }) =>
    act === 'submit-decklist' ? t('journal.act.decklist') : t('journal.act.registrations', { count }),
  organizer_changed: ({ act }, { t }) =>
    t(act === 'redeem-device-link' ? 'journal.act.organizerDevice' : 'journal.act.organizer'),
  player_added: (fact, words) => {
    const { round = 1 } = fact
    const players = playersOf(fact, words)
    return round > 1 ? words.t('journal.act.addedLate', { round, players }) : words.t('journal.act.added', { players })
  },
  player_claimed: (fact, words) => words.t('journal.act.claimed', { players: playersOf(fact, words) }),
  player_renamed: (fact, words) => words.t('journal.act.renamed', { players: playersOf(fact, words) }),
  player_removed: ({ count }, { t }) => t('journal.act.removed', { count }),
  player_dropped: (fact, words) => words.t('journal.act.dropped', { players: playersOf(fact, words) }),
  player_restored: (fact, words) => words.t('journal.act.restored', { players: playersOf(fact, words) }),
  team_formed: (fact, words) => words.t('journal.act.teamFormed', { team: teamOf(fact, words) }),
  team_changed: (fact, words) => words.t('journal.act.teamChanged', { team: teamOf(fact, words) }),
  deck_checks_drawn: ({ round = 1, count, tables = [] }, { t, formats, tablePlan }) => {
    const told = formats.list(tables.map((table) => t('journal.act.table', { table: tableLabel(tablePlan, table) })))
    return t('journal.act.deckChecksDrawn', { number: count, round, tables: told || t('journal.somewhere') })
  },
  deck_check_opened: (fact, words) => words.t('journal.act.deckCheckOpened', checkedOf(fact, words)),
  deck_check_read: (fact, words) => words.t('journal.act.deckCheckRead', checkedOf(fact, words)),
  deck_check_ended: (fact, words) => words.t('journal.act.deckCheckEnded', checkedOf(fact, words)),
  deck_check_taken_back: (fact, words) => words.t('journal.act.deckCheckTakenBack', checkedOf(fact, words)),
  judge_called: (fact, words) => words.t('journal.act.judgeCalled', { place: placeOf(fact, words) }),
  judge_call_withdrawn: (fact, words) => words.t('journal.act.judgeCallBack', { place: placeOf(fact, words) }),
  judge_call_answered: (fact, words) => answeredCall(fact, words, placeOf(fact, words)),
  judge_called_at_draft: (fact, words) => words.t('journal.act.judgeCalled', { place: atDraft(fact, words) }),
  judge_call_at_draft_withdrawn: (fact, words) => words.t('journal.act.judgeCallBack', { place: atDraft(fact, words) }),
  judge_call_at_draft_answered: (fact, words) => answeredCall(fact, words, atDraft(fact, words)),
  team_parted: (_, { t }) => t('journal.act.teamParted'),
  round_paired: ({ round = 1, places }, { t }) =>
    places === undefined
      ? t('journal.act.paired', { round })
      : t(`journal.act.pairedIn.${bracketRoundName(places)}`, { places }),
  stage_opened: ({ act, as, count, structure }, { t }) => {
    if (act === 'open-stage') return t('parts.journal', { name: structureName(structure, t) })
    if (as === 'pods') return t('journal.draft.next', { count })
    return count > 1 ? t('journal.act.cutStarted', { count }) : t('journal.act.stageOpened')
  },
  stage_chosen: (fact, words) => {
    const { act, as, count, structure } = fact
    const { t } = words
    // After the draw, which is named by its count, settings change nothing but how a league is played.
    if (act === 'change-settings' && count > 1) return t('league.journal')
    if (act === 'move-to-group') return movedOf(fact, words)
    if (as === 'annulled') return t('leftMatches.journal.annulled', { players: playersOf(fact, words) })
    if (act === 'take-back-pods') return t('journal.draft.takenBack')
    if (as === 'pods')
      return act === 'set-draft-timer' ? t('journal.draft.stopped') : t('journal.draft.pods', { count })
    if (as === 'timer-running' || as === 'timer-paused') return t(`journal.draft.${as}`)
    if (act === 'rule-left-matches') return t('leftMatches.journal.forfeited')
    return count > 1 ? t('structure.drawnBy', { count }) : t('structure.chosen', { name: structureName(structure, t) })
  },
  stage_taken_back: (_, { t }) => t('journal.act.stageTakenBack'),
  pairings_changed: ({ act, round = 1, tables = [] }, { t, formats, tablePlan }) => {
    const kind = KIND_OF_PAIRING.get(act) ?? 'byHand'
    if (tables.length === 0) return t(`journal.act.${kind}`, { round })
    const told = formats.list(tables.map((table) => t('journal.act.table', { table: tableLabel(tablePlan, table) })))
    return t(`journal.act.${kind}At`, { round, tables: told })
  },
  seeds_sealed: ({ count }, { t }) => t('journal.act.seedsSealed', { count }),
  round_undone: ({ round = 1 }, { t }) => t('journal.act.undone', { round }),
  clock_set: ({ round = 1 }, { t }) => t('journal.act.clock', { round }),
  clock_planned: ({ minutes }, { t }) =>
    minutes === undefined ? t('journal.act.clockPlan') : t('journal.act.clockMinutes', { minutes }),
  tables_planned: (_, { t }) => t('journal.act.tablePlan'),
  match_scored: (fact, words) => {
    const kind = fact.isCorrection ? 'corrected' : 'scored'
    const place = placeOf(fact, words)
    const score = scoreOf(fact, words) ?? placingsOf(fact, words)
    return score === null
      ? words.t(`journal.act.${kind}Short`, { place })
      : words.t(`journal.act.${kind}`, { place, score })
  },
  penalty_given: (fact, words) => words.t('journal.act.penalty', penaltyOf(fact, words)),
  penalty_taken_back: (fact, words) => words.t('journal.act.penaltyTakenBack', penaltyOf(fact, words)),
  result_erased: (fact, words) => words.t('journal.act.erased', { place: placeOf(fact, words) }),
  bye_corrected: (fact, words) => {
    const { round = 1, as } = fact
    const of = { round, players: playersOf(fact, words) }
    return as === 'loss' ? words.t('journal.act.lossBecame', of) : words.t('journal.act.byeBecame', of)
  },
  match_contested: (fact, words) => words.t('journal.act.contested', { place: placeOf(fact, words) }),
  tournament_finished: (_, { t }) => t('journal.act.finished'),
  tournament_reopened: (_, { t }) => t('journal.act.reopened'),
  tournament_cancelled: (_, { t }) => t('journal.act.cancelled'),
  tournament_restarted: (_, { t }) => t('journal.act.restarted'),
  tournament_imported: (_, { t }) => t('journal.act.imported'),
}

const atDraft = (fact: Fact, words: JournalWords) => words.t('journal.act.atDraft', { players: playersOf(fact, words) })

const checkedOf = (fact: Fact, words: JournalWords) => ({
  place: placeOf(fact, words),
  players: playersOf(fact, words),
})

function playersOf({ players = [], count }: Fact, { t, names, formats }: JournalWords): string {
  const told = players.map((id) => names.get(id) ?? t('journal.somebody'))
  const others = count - told.length
  if (told.length === 0) return t('journal.somebody')
  return others > 0 ? t('journal.others', { names: told.join(', '), count: others }) : formats.list(told)
}

/** What each rule is now, and was. */
function rulesOf({ rules }: Fact, { t, formats: { percent } }: JournalWords): string {
  if (!rules || rules.to.length === 0) return t('journal.act.gameRules')
  const told = (those: readonly RuleDifference[]) => those.map((one) => differenceName(one, { t, percent })).join(', ')
  const [now, before] = [told(rules.to), told(rules.from ?? [])]
  return before === '' ? t('journal.act.gameRulesNow', { now }) : t('journal.act.gameRulesFrom', { now, before })
}

function movedOf({ players = [], groups = [] }: Fact, { t, names, formats }: JournalWords): string {
  const moved = players.map((id, index) =>
    t('structure.groups.journalOne', {
      name: names.get(id) ?? t('journal.somebody'),
      group: t('structure.groups.name', { letter: groupLetter(groups[index] ?? 0) }),
    }),
  )
  return moved.length === 0
    ? t('structure.groups.journalDrawn')
    : t('structure.groups.journal', { people: formats.list(moved) })
}

/** An unknown kind from a later version is still a decision. */
function penaltyOf(fact: Fact, words: JournalWords) {
  const kind = PENALTY_KINDS.find((one) => one === fact.penalty)
  const penalty = kind ? words.t(`conduct.kind.${kind}`) : words.t('conduct.open')
  return { penalty, round: fact.round ?? 1, players: playersOf(fact, words) }
}

function placeOf({ tables: [number] = [], round, places }: Fact, { t, tablePlan }: JournalWords): string {
  if (round === undefined) return t('journal.somewhere')
  const table = number === undefined ? null : tableLabel(tablePlan, number)
  if (places !== undefined) {
    const name = t(`cut.round.${bracketRoundName(places)}`, { places })
    return table === null ? name : t('journal.placeIn', { table, name })
  }
  return table === null ? t('journal.placeRound', { round }) : t('journal.place', { table, round })
}

/** By its name and its members; one that has parted by its members alone. */
function teamOf(fact: Fact, words: JournalWords): string {
  const [captain = ''] = fact.players ?? []
  const [players, name] = [playersOf(fact, words), words.entrants.get(captain)]
  return name === undefined || name === words.names.get(captain) ? players : `${name} (${players})`
}

/** Each number next to its name; null if the players are unknown. */
function scoreOf({ score, players = [] }: Fact, { t, names, entrants }: JournalWords): string | null {
  // Of two teams everybody is named, first those of the first.
  const isOfTeams = players.length > 2
  const [player1, player2] = [players[0], players[players.length / 2]]
  if (!score || player1 === undefined || player2 === undefined) return null
  const nameOf = (id: string) => (isOfTeams ? entrants : names).get(id) ?? t('journal.somebody')
  const [one, other] = [nameOf(player1), nameOf(player2)]
  const { wins1, wins2, draws, isDoubleLoss } = score
  if (isDoubleLoss) return `${one} · ${other}, ${t('journal.doubleLoss')}`
  return draws > 0
    ? t('journal.winnerDraws', { one, wins1, other, wins2, draws })
    : t('journal.winner', { one, wins1, other, wins2 })
}

/** Who won or drew at a table of more than two; null for places. */
function placingsOf({ placings, players = [] }: Fact, { t, names, formats }: JournalWords): string | null {
  if (!placings || 'places' in placings) return null
  const nameAt = (seat: number) => names.get(players[seat] ?? '') ?? t('journal.somebody')
  if ('winner' in placings) return t('pods.result.won', { name: nameAt(placings.winner) })
  const { drawn } = placings
  if (drawn.length === 0) return t('pods.result.allLost')
  if (drawn.length === players.length) return t('pods.result.draw')
  return t('pods.result.drawOf', { names: formats.list(drawn.map(nameAt)) })
}
