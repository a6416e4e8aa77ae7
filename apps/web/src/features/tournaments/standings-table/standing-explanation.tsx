import { countedRulesAt, packOf } from '@tablee/domain/tournaments/kinds/counted-rules'
import { type CountedRules, wagerOf } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { cumulativeOf } from '@tablee/domain/tournaments/standings/cumulative'
import {
  type CountedRound,
  type CountedShare,
  type ExplainedFigure,
  type ExplainedMeetings,
  explainStanding,
} from '@tablee/domain/tournaments/standings/explain-standing'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RulesSaid } from '../game-rules/rules-said.tsx'
import { scoreText } from '../match-view/own-view.ts'
import { type Names, Part } from './explanation-part.tsx'
import { FIGURE_LABELS } from './figure-labels.ts'
import {
  BeatenPart,
  ByesSentence,
  PodSentence,
  PracticeNote,
  SeatsPart,
  StartSentence,
  WagerNote,
} from './pod-explanation.tsx'

type StandingExplanationSpan = NonNullable<ReturnType<typeof explainStanding>>['span']

export type StandingExplanationProps = {
  readonly tournament: Pick<
    Tournament,
    'players' | 'rules' | 'matches' | 'lot' | 'stages' | 'rounds' | 'teamKind' | 'teams'
  >
  readonly player: PlayerId
  readonly through: RoundNumber
}

/** A row explained: each round, and each opponent's share in the tiebreakers (NONE-4). */
export function StandingExplanation({ tournament, player, through }: StandingExplanationProps) {
  const { t } = useTranslation()
  const sourceText = useSourceText()
  const explanation = useMemo(
    () => explainStanding({ ...tournament, throughRound: through }, player),
    [tournament, player, through],
  )
  const names = useMemo(
    () => entrantNames({ players: tournament.players, teams: tournament.teams }),
    [tournament.players, tournament.teams],
  )
  if (!explanation) return null
  const { points, start, rounds, missedRounds, figures, roundsLost, cumulative, beaten, seats } = explanation
  const { isBehindAsLate, meetings } = explanation
  const { rules } = explanation.span
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 font-normal">
      <Part title={t('tournament.explain.points', { count: points })}>
        {start === null ? null : <StartSentence points={start} />}
        {rounds.map((round) => (
          <li key={round.round}>
            {countedRulesAt(tournament, round.round).byeWorth ? (
              <PodSentence round={round} names={names} />
            ) : (
              <RoundSentence round={round} names={names} />
            )}
          </li>
        ))}
        {isBehindAsLate ? <li>{t('tournament.explain.late')}</li> : null}
        {missedRounds > 0 ? <li>{t('tournament.explain.missed', { count: missedRounds })}</li> : null}
      </Part>
      {tournament.stages.length > 1 ? <SpanNote {...explanation.span} /> : null}
      {cumulative ? <CumulativePart points={cumulative} /> : null}
      {figures.map((figure) => (
        <FigurePart key={figure.figure} {...{ figure, names, rules }} isOfTrios={tournament.teamKind === 'trios'} />
      ))}
      {roundsLost ? <RoundsLostPart rounds={roundsLost} /> : null}
      {beaten ? <BeatenPart beaten={beaten} names={names} /> : null}
      {seats ? <SeatsPart seats={seats} /> : null}
      <WagerNote rules={rules} />
      {rules.byeWorth ? <PracticeNote rules={rules} /> : null}
      {meetings ? <MeetingsPart meetings={meetings} player={player} names={names} /> : null}
      <p className="text-sm text-muted">
        {t(meetings ? 'structure.meetings.rule' : 'tournament.explain.lot')}{' '}
        {t('tournament.explain.rule', { source: sourceText(rules) })}
      </p>
      <RulesSaid rules={packOf(tournament)} />
    </div>
  )
}

/** Which rounds a place comes from, where not all count. */
function SpanNote({ from, through, isMixed }: StandingExplanationSpan) {
  const { t } = useTranslation()
  if (isMixed) return <p className="text-sm text-muted">{t('parts.explained.mixed')}</p>
  if (from === 1) return null
  return (
    <p className="text-sm text-muted">
      {from === through
        ? t('parts.explained.freshOne', { rounds: t('parts.round', { from }) })
        : t('parts.explained.fresh', { rounds: t('parts.rounds', { from, to: through }) })}
    </p>
  )
}

/** "(non officiel)" where the publisher's text does not settle everything. */
function useSourceText(): (rules: CountedRules) => string {
  const { t } = useTranslation()
  return (rules) => {
    const ofPods = t(`tournament.explain.pods.${wagerOf(rules) ? 'sourceOfWager' : 'source'}`)
    const source = rules.byeWorth ? ofPods : rules.source
    return rules.official ? source : `${source} (${t('gameRules.unofficial')})`
  }
}

function RoundSentence({ round, names }: { readonly round: CountedRound; readonly names: Names }) {
  const { t } = useTranslation()
  const {
    opponents: [opponent],
    outcome,
    points,
  } = round
  const number = { round: round.round, count: points }
  if (opponent === undefined) {
    return t(outcome.kind === 'won' ? 'tournament.explain.round.bye' : 'tournament.explain.round.alone', number)
  }
  const score = scoreText({ wins1: outcome.gamesWon, wins2: outcome.gamesLost, draws: outcome.gamesDrawn })
  return t(`tournament.explain.round.${outcome.kind}`, { ...number, name: names.get(opponent) ?? '', score })
}

/** Later losses weigh more; includes the calculation. */
function RoundsLostPart({ rounds }: { readonly rounds: readonly RoundNumber[] }) {
  const { t } = useTranslation()
  const sum = rounds.reduce((total, round) => total + round * round, 0)
  return (
    <Part title={t('tournament.explain.roundsLost', { sum })}>
      <li>
        {rounds.length === 0
          ? t('tournament.explain.noRoundLost')
          : `${rounds.map((round) => `${round} × ${round}`).join(' + ')} = ${sum}`}
      </li>
      <li className="text-muted">{t('tournament.explain.roundsLostSource')}</li>
    </Part>
  )
}

/** Points after each round, and the figure that they add up to. */
function CumulativePart({ points }: { readonly points: readonly number[] }) {
  const { t } = useTranslation()
  const { number, list } = useFormats()
  return (
    <Part title={t('tournament.explain.cumulative', { value: number(cumulativeOf(points)) })}>
      {points.length > 0 ? (
        <li>{t('tournament.explain.runningPoints', { points: list(points.map(number)) })}</li>
      ) : null}
      <li className="text-muted">{t('tournament.explain.cumulativeRule')}</li>
    </Part>
  )
}

type MeetingsPartProps = {
  readonly meetings: ExplainedMeetings
  readonly player: PlayerId
  readonly names: Names
}

/** What separates the player from others with equal points, step by step. */
function MeetingsPart({ meetings: { steps, sharedWith }, player, names }: MeetingsPartProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const named = (players: readonly PlayerId[]) => list(players.map((id) => names.get(id) ?? ''))
  if (steps.length === 0) return null
  return (
    <Part title={t('structure.meetings.title')}>
      {steps.map(({ by, among, value, decides }) => (
        <li key={`${by} ${among.length}`}>
          {t(`structure.meetings.${by}`, {
            names: named(among.filter((id) => id !== player)),
            value: by === 'points-among' ? String(value) : signed(value),
          })}{' '}
          {decides ? null : <span className="text-muted">{t('structure.meetings.level')}</span>}
        </li>
      ))}
      {sharedWith.length > 0 ? <li>{t('structure.meetings.shared', { names: named(sharedWith) })}</li> : null}
    </Part>
  )
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0'
}

type FigurePartProps = {
  readonly figure: ExplainedFigure
  readonly names: Names
  readonly rules: CountedRules
  /** Whose games are the matches of three seats. */
  readonly isOfTrios: boolean
}

function FigurePart({ figure, names, rules, isOfTrios }: FigurePartProps) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const label = FIGURE_LABELS[figure.figure]
  const { opponents, own, byes } = figure
  const meaning =
    isOfTrios && (label === 'gw' || label === 'ogw')
      ? t(`teams.standings.${label}`)
      : t(`tournament.explain.meaning.${label}`)
  const title = (
    <>
      {t(`tournament.standings.${label}`)} <span className="tabular-nums">{percent(figure.value)}</span>{' '}
      <span className="font-normal text-muted">{meaning}</span>
    </>
  )
  return (
    <Part title={title}>
      {own ? (
        <li>
          <ShareSentence share={own} figure={figure} rules={rules} />
        </li>
      ) : null}
      {opponents.map((share) => (
        <li key={`${share.round} ${share.opponent}`}>
          <bdi className="unbroken-words">{names.get(share.opponent)}</bdi>{' '}
          <span className="text-muted">{t('tournament.explain.inRound', { round: share.round })}</span>{' '}
          <ShareSentence share={share} figure={figure} rules={rules} />
        </li>
      ))}
      {byes ? <ByesSentence byes={byes} /> : null}
      {!own && !byes && opponents.length === 0 ? <li>{t('tournament.explain.nobody')}</li> : null}
    </Part>
  )
}

type ShareSentenceProps = { readonly share: CountedShare } & Pick<FigurePartProps, 'figure' | 'rules'>

/** "4 sur 9 points, soit 44,4 %", and the rules' effect on it. */
function ShareSentence({ share, figure, rules }: ShareSentenceProps) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const { earned, counted, bound } = share
  const result = percent(counted)
  if (earned === null) return bound ? t('tournament.explain.nothingPlayed', { result }) : result
  const [won, of] = earned
  const share100 = percent(of === 0 ? 0 : won / of)
  // Where wins are weighted, the two numbers say less than the percentage.
  const isCounted = figure.figure === 'opponent-match-win' && rules.matchWin.kind === 'wins'
  const sentence = isCounted ? share100 : t('tournament.explain.share', { won, of, share: share100 })
  return bound ? t(`tournament.explain.${bound}`, { share: sentence, result }) : sentence
}
