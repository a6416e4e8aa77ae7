import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import { playersOfPart, rankedIndexes } from '@tablee/domain/tournaments/kinds/part'
import { isBye, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { hasCutBegun, isFieldClosed, isInCut, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { awardedByesOf, isAwardedBye } from '@tablee/domain/tournaments/players/awarded-byes'
import { hasLeft } from '@tablee/domain/tournaments/players/departure'
import { expectedOpponent, leftMatchesOf } from '@tablee/domain/tournaments/players/left-matches'
import { mayReturn } from '@tablee/domain/tournaments/players/return-to-tournament'
import { partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import { advancePoints, qualificationOf } from '@tablee/domain/tournaments/rounds/qualified'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { isWhole, teamOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Match, Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Mat } from '../../../ui/card.tsx'
import { Drawing } from '../../../ui/drawing.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { ownGroup } from '../standings-table/own-group.ts'
import { useFixedTableNote } from '../table-plan/use-fixed-table-note.ts'
import { NextRoundHint, ownNextPart } from './next-round-hint.tsx'
import type { OwnSituation } from './own-situation.ts'

type UnseatedSituation = Extract<OwnSituation, { kind: 'not-started' | 'unopposed' | 'not-paired' }>

type Translate = ReturnType<typeof useTranslation>['t']

type UnseatedProps = {
  readonly tournament: Tournament
  readonly player: Player
  readonly situation: UnseatedSituation
}

export function Unseated({ tournament, player, situation }: UnseatedProps) {
  const { title, text } = useWords({ tournament, player, situation })
  const fixedNote = useFixedTableNote()(tournament, player.id)
  return (
    <div className="grid gap-5">
      <Mat className="grid gap-3" as="section">
        <PlayerName name={player.name} className="text-base" />
        <div aria-live="polite" className="grid gap-2">
          <h2 className="text-section">{title}</h2>
          <p className="max-w-prose text-lg">{text}</p>
          {fixedNote && situation.kind === 'not-started' ? <p className="font-semibold">{fixedNote}</p> : null}
        </div>
      </Mat>
      {situation.kind === 'not-started' && partsToCome(tournament).length > 0 ? (
        <ownNextPart.Component tournament={tournament} own={player.id} />
      ) : null}
      {situation.kind === 'not-started' ? (
        <div className="grid justify-items-center">
          <Drawing name="waiting" />
        </div>
      ) : null}
      {situation.kind === 'not-started' || isOut(situation) || player.droppedAfter !== null ? null : (
        <NextRoundHint tournament={tournament} own={player.id} />
      )}
    </div>
  )
}

function isOut(situation: UnseatedSituation): boolean {
  return situation.kind === 'not-paired' && situation.why === 'out'
}

function useWords({ tournament, player, situation }: UnseatedProps) {
  const { t } = useTranslation()
  switch (situation.kind) {
    case 'not-started': {
      const text = t(`dashboard.waiting.${whatComes(tournament, player)}`)
      const byes = awardedByesOf(tournament, player.id)
      const ofByes = byes === 0 ? '' : ` ${t('byes.own', { count: byes, from: byes + 1 })}`
      return { title: t('dashboard.waiting.title'), text: `${text}${ofByes}` }
    }
    case 'unopposed': {
      const { kind } = situation.match
      const title = t(`dashboard.${kind}.title`)
      const expected = expectedOpponent(tournament, situation.match, player.id)
      const fate = expected === null ? null : leftMatchesOf(tournament, expected)
      if (fate !== null) {
        const name = tournament.players.find(({ id }) => id === expected)?.name ?? ''
        const own = fate === 'annulled' ? t('leftMatches.bye.annulledTitle') : title
        return { title: own, text: t(`leftMatches.bye.${fate}`, { name }) }
      }
      const reached = qualificationOf(tournament, situation.match)
      if (reached !== null) {
        const points = advancePoints(tournament) ?? 0
        return {
          title: t('largeSwiss.qualified.title'),
          text: t('largeSwiss.qualified.text', { points, round: reached }),
        }
      }
      // In a drawn schedule an odd number is not the reason.
      if (isBye(situation.match) && isFieldClosed(tournament)) {
        return { title, text: t(`structure.bye.${isInCut(tournament) ? 'bracket' : 'circle'}`) }
      }
      return {
        title,
        text: isBye(situation.match) ? byeText(tournament, situation.match, t) : t(`dashboard.${kind}.text`),
      }
    }
    case 'not-paired': {
      if (isOut(situation) && structureOf(tournament) === 'elimination') {
        return { title: t('structure.outTitle'), text: t('structure.outText') }
      }
      if (player.droppedAfter !== null) return wordsOfLeaver(tournament, player, { why: situation.why, t })
      const chosen = playersOfPart(tournament)
      if (chosen && !isInCut(tournament) && !chosen.includes(player.id)) {
        const part = rankedIndexes(tournament).length
        return { title: t('parts.outTitle', { part }), text: t('parts.out', { part, size: chosen.length }) }
      }
      const group = situation.why === 'left' ? ownGroup(tournament, player.id) : null
      if (group !== null) {
        return { title: t('dashboard.notPaired.title'), text: t('structure.groups.played', { letter: group }) }
      }
      return {
        title: t(isOut(situation) ? 'cut.outTitle' : 'dashboard.notPaired.title'),
        text: t(`dashboard.notPaired.${situation.why}`, { round: player.firstRound }),
      }
    }
    default:
      return situation satisfies never
  }
}

function whatComes(tournament: Tournament, { id }: Player) {
  const team = teamOf(tournament, id)
  if (tournament.teamKind !== null && team === null) return 'teamless'
  if (team !== null && !isWhole(tournament, team)) return 'incomplete'
  return draftToCome(tournament) === null ? 'text' : 'draft'
}

type Why = Extract<OwnSituation, { kind: 'not-paired' }>['why']

function wordsOfLeaver(
  tournament: Tournament,
  player: Player,
  { why, t }: { readonly why: Why; readonly t: Translate },
) {
  const isByStaff = why === 'droppedByStaff' || why === 'absent'
  const title = t(isByStaff ? 'departure.ownTitleByStaff' : 'departure.ownTitle')
  if (why === 'absent') return { title, text: t('dashboard.notPaired.absent', { round: player.droppedAfter ?? 0 }) }
  const mayComeBack = !tournament.announcement && mayReturn(tournament, player)
  const forGood = hasCutBegun(tournament) ? 'droppedInCut' : why
  return { title, text: t(`dashboard.notPaired.${mayComeBack ? 'mayReturn' : forGood}`, { round: player.firstRound }) }
}

/** A bye's reason: an odd number if paired by the rules; in a round changed by hand, who left, or that the organizer gave it. */
function byeText(tournament: Tournament, match: Match, t: Translate): string {
  const { round } = match
  if (isAwardedBye(tournament, match)) return t('byes.why')
  if (tournament.teamKind !== null) return t('teams.own.bye')
  const isByRules = tournament.rounds.some(({ number, seed }) => number === round && seed !== null)
  if (isByRules) return t(structureOf(tournament) === 'pods' ? 'pods.bye' : 'dashboard.bye.text')
  const [left, ...others] = tournament.players.filter(({ droppedAfter }) => droppedAfter === round)
  if (left && others.length === 0) return t('lateSeat.byeLeft', { name: left.name })
  const playing = matchesOfRound(tournament, round).flatMap(seatsOf)
  const isOdd = playing.filter((id) => !hasLeft(tournament, id)).length % 2 === 1
  return t(isOdd ? 'dashboard.bye.text' : 'lateSeat.byeGiven')
}
