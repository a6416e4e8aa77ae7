import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { findReferredPlayer, isPlayerReferred, type PlayerReference } from '../players/player-reference.ts'
import { entrantOf, hasSeatResults, isPlaying, teamOf } from '../teams/entrants.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import { ofTeams } from '../teams/of-teams.ts'
import { startFault } from '../teams/start-fault.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import type { Act, DecidedActName, Decider, Deciding } from './act.ts'
import type { ActInputs } from './act-inputs.ts'
import type { SentPairing } from './sent-pairing.ts'

type ToEntrants<Name extends DecidedActName> = (tournament: WholeTournament, input: ActInputs[Name]) => ActInputs[Name]

const same = <Input>(_: WholeTournament, input: Input): Input => input

/** By key, so that a member is found as the captain. */
function referred<Input extends PlayerReference>(tournament: WholeTournament, input: Input): Input {
  const { playerId: _, playerName: __, playerKey: ___, ...others } = input
  if (!isPlayerReferred(input)) return input
  const found = findReferredPlayer(tournament, input)
  return { ...others, playerKey: found.accepted ? entrantOf(tournament, found.value.id) : 'nobody' } as Input
}

function pairingOfCaptains<Pairing extends SentPairing>(tournament: WholeTournament, pairing: Pairing): Pairing {
  const { player1, player2, sides } = pairing
  const [first, second] = sides?.map(([captain]) => captain) ?? [player1, player2]
  const { sides: _, ...others } = pairing
  return {
    ...others,
    player1: entrantOf(tournament, first ?? player1),
    ...(second ? { player2: entrantOf(tournament, second) } : {}),
  } as Pairing
}

/** Acts that are decided of entrants, and how the people they name are those who compete. */
const OF_ENTRANTS: { readonly [Name in DecidedActName]?: ToEntrants<Name> } = {
  'start-quick-tournament': same,
  'start-next-round': same,
  'generate-advanced-pairings': same,
  'start-cut': same,
  'set-round-pairings': (tournament, { pairings, dropped, from, ...others }) => ({
    ...others,
    pairings: pairings.map((pairing) => pairingOfCaptains(tournament, pairing)),
    dropped: dropped && [...new Set(dropped.map((id) => entrantOf(tournament, id)))],
    from: from?.map((pairing) => pairingOfCaptains(tournament, pairing)),
  }),
  'seat-late-player': (tournament, { opponent, ...input }) => ({
    ...referred(tournament, input),
    opponent: opponent && entrantOf(tournament, opponent),
  }),
  'repair-round': (tournament, { pairings, ...others }) => ({
    ...others,
    pairings: pairings.map((pairing) => pairingOfCaptains(tournament, pairing)),
  }),
  'correct-and-pair-again': same,
  'correct-bye': same,
  'rule-left-matches': (tournament, { playerId, ...others }) => ({
    ...others,
    playerId: entrantOf(tournament, playerId),
  }),
  'move-to-group': (tournament, { playerId, instead, ...others }) => ({
    ...others,
    playerId: entrantOf(tournament, playerId),
    instead: instead && entrantOf(tournament, instead),
  }),
  'add-pairing': (tournament, { roundNumber, ...pairing }) => ({
    ...pairingOfCaptains(tournament, pairing),
    roundNumber,
  }),
  'remove-pairing': same,
  'delete-quick-tournament-player': referred,
  'restore-quick-tournament-player': referred,
  'leave-quick-tournament': same,
  'return-to-quick-tournament': same,
  'give-no-show': referred,
  'give-penalty': referred,
  'take-back-no-show': same,
  'take-back-penalty': same,
}

/** Drafts and further parts are played alone. */
const ALONE: readonly DecidedActName[] = ['open-stage', 'draw-pods']

/** Before a team plays, its people come and go one by one. */
const OF_A_PERSON: readonly DecidedActName[] = ['delete-quick-tournament-player', 'leave-quick-tournament']
const STARTING: readonly DecidedActName[] = ['start-quick-tournament', 'generate-advanced-pairings']

/** Decides an act in a tournament of teams, where each team competes under its captain's id. */
export function decideOfTeams<Name extends DecidedActName>(
  tournament: WholeTournament,
  { name, input }: Act<Name>,
  { deciding, decide }: { readonly deciding: Deciding<Name>; readonly decide: Decider<Name> },
): Outcome<readonly Change[]> {
  if (ALONE.includes(name)) return refuse('teams_not_at_pods')
  const toEntrants: ToEntrants<Name> | undefined = OF_ENTRANTS[name]
  const person = personOf(tournament, { name, input }, deciding)
  if (!toEntrants || isAlone(tournament, name, person)) return decide(tournament, input, deciding)
  if (name === 'give-penalty' && isOfOneSeat(tournament, input)) return refuse('booking_needs_own_match')
  const fault = STARTING.includes(name) ? startFault(tournament) : null
  if (fault) return refuse(fault.code, fault.details)
  const decided = decide(inEntrants(tournament), toEntrants(tournament, input), inNameOfTeam(tournament, deciding))
  return decided.accepted ? accept(ofTeams(tournament, decided.value, person)) : decided
}

/** Where each seat has a match of its own, the team's result cannot say that one of them begins with a lost game. */
function isOfOneSeat(tournament: WholeTournament, input: object): boolean {
  return hasSeatResults(tournament) && 'forNextMatch' in input && input.forNextMatch === true
}

function isAlone(tournament: WholeTournament, name: DecidedActName, person: PlayerId | null): boolean {
  const team = person && teamOf(tournament, person)
  return OF_A_PERSON.includes(name) && !(team && isPlaying(tournament, team))
}

/** Whom the act is about, if it is one person. */
function personOf<Name extends DecidedActName>(
  tournament: WholeTournament,
  { input }: Act<Name>,
  { author, ...given }: Deciding<Name>,
): PlayerId | null {
  if ('beside' in given && hasKept(given.beside)) return given.beside.kept.playerId
  const reference = referenceIn(input)
  if (isPlayerReferred(reference)) {
    const found = findReferredPlayer(tournament, reference)
    return found.accepted ? found.value.id : null
  }
  return author.role === 'player' ? (author.holderId as PlayerId) : null
}

function referenceIn(input: object): PlayerReference {
  const said = (name: string) => {
    const value: unknown = Object.getOwnPropertyDescriptor(input, name)?.value
    return typeof value === 'string' ? value : undefined
  }
  return { playerKey: said('playerKey'), playerId: said('playerId'), playerName: said('playerName') }
}

type Kept = { readonly kept: { readonly playerId: PlayerId } }

function hasKept(beside: unknown): beside is Kept {
  return typeof beside === 'object' && beside !== null && 'kept' in beside && hasPlayer(beside.kept)
}

function hasPlayer(kept: unknown): kept is Kept['kept'] {
  return typeof kept === 'object' && kept !== null && 'playerId' in kept
}

function inNameOfTeam<Name extends DecidedActName>(
  tournament: WholeTournament,
  deciding: Deciding<Name>,
): Deciding<Name> {
  const { author } = deciding
  const acting =
    author.role === 'player' ? { ...author, holderId: entrantOf(tournament, author.holderId as PlayerId) } : author
  const { beside } = deciding as { readonly beside?: unknown }
  if (!hasKept(beside)) return { ...deciding, author: acting }
  const kept = { ...beside.kept, playerId: entrantOf(tournament, beside.kept.playerId) }
  return { ...deciding, author: acting, beside: { ...beside, kept } }
}
