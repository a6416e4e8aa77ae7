import { seatAtDraft } from '@tablee/domain/tournaments/draft/draft-seats'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { currentRound, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { mayRenameThemselves } from '@tablee/domain/tournaments/players/rename-own-player'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { type PlayerAccess, useOwnRoles } from '../api/own/own-roles.ts'
import { CallOffer } from '../calls/call-offer.tsx'
import { CallSwitch } from '../calls/call-switch.tsx'
import { type CallingBrowser, thisBrowser } from '../calls/calling-browser.ts'
import { useCalls } from '../calls/use-calls.ts'
import { OwnAfterTime, OwnClock } from '../clock/own-clock.tsx'
import { ScanOffer } from '../codes/scan-offer.tsx'
import { DeskAwayNote } from '../desk-away/desk-away-note.tsx'
import type { OwnDraftCardProps } from '../draft/own-draft-card.tsx'
import { DifferencesSaid } from '../game-rules/rules-said.tsx'
import type { OwnJudgeCallProps } from '../judge-calls/own-judge-call.tsx'
import type { OwnWeeksProps } from '../league/own-weeks.tsx'
import { WhyPaired } from '../match-view/why-paired.tsx'
import { RestartedNotice } from '../restart/restarted-notice.tsx'
import { UnsentElsewhere } from '../score-entry/unsent-elsewhere.tsx'
import type { ListenProps, OfOwnTable } from '../speech/spoken-own-table.tsx'
import { BesideTable, useSpokenTable } from '../speech/use-spoken-table.ts'
import type { CurrentTeamProps } from '../teams/current-team.tsx'
import type { OwnTeamProps } from '../teams/own-team.tsx'
import { OwnOutlook } from '../top-cut/own-outlook.tsx'
import { ScreenSkeleton } from '../tournament-frame/screen-skeleton.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { CurrentMatch } from './current-match.tsx'
import type { CurrentPodProps } from './current-pod.tsx'
import { DashboardHeading } from './dashboard-heading.tsx'
import { FinalPlace } from './final-place.tsx'
import { NewsNotice, useNewsText } from './news-notice.tsx'
import { NotInList, NotRegistered } from './not-in-list.tsx'
import { OwnConduct } from './own-conduct.tsx'
import { OwnHistory } from './own-history.tsx'
import { isOfCard } from './own-news.ts'
import { OwnPlace } from './own-place.tsx'
import { OwnSeat } from './own-seat.tsx'
import { isAtTable, type OwnSituation, ownSituation } from './own-situation.ts'
import { Unseated } from './unseated.tsx'
import { useOwnNews } from './use-own-news.ts'
import { useTabTitle } from './use-tab-title.ts'
import { useTurnedCard } from './use-turned-card.ts'

/** Few sit at tables of four. */
const currentPod = later<CurrentPodProps>(async () => (await import('./current-pod.tsx')).CurrentPod)
/** Few play in teams. */
const currentTeam = later<CurrentTeamProps>(async () => (await import('../teams/current-team.tsx')).CurrentTeam)
const ownTeam = later<OwnTeamProps>(async () => (await import('../teams/own-team.tsx')).OwnTeam)

/** At announced events alone. */
const ownJudgeCall = later<OwnJudgeCallProps>(
  async () => (await import('../judge-calls/own-judge-call.tsx')).OwnJudgeCall,
)
/** Few play leagues. */
const ownWeeks = later<OwnWeeksProps>(async () => (await import('../league/own-weeks.tsx')).OwnWeeks)
const ownDraft = later<OwnDraftCardProps>(async () => (await import('../draft/own-draft-card.tsx')).OwnDraftCard)

/** Few wish to hear. */
const spokenCalls = later<OfOwnTable>(async () => (await import('../speech/spoken-own-table.tsx')).SpokenCalls)
const listen = later<ListenProps>(async () => (await import('../speech/spoken-own-table.tsx')).Listen)
const spokenSwitch = later<OfOwnTable>(async () => (await import('../speech/spoken-own-table.tsx')).SpokenSwitch)

/** Provided by another feature for announced events. */
export type DashboardPlaces = {
  /** Without a seat: the registration's state, or `otherwise` without one. */
  readonly withoutSeat: (tournament: Tournament, otherwise: ReactNode) => ReactNode
  /** Self check-in before the start. */
  readonly arrival: (tournament: Tournament) => ReactNode
  readonly leave: (access: PlayerAccess) => ReactNode
  readonly rename: (access: PlayerAccess, isAllowed: boolean) => ReactNode
}

type PlayerDashboardProps = {
  readonly code: string
  readonly event: DashboardPlaces
  /** The tab title; null on leaving. */
  readonly onTitle?: (title: string | null) => void
  /** Calls while the page is closed; replaced in tests. */
  readonly browser?: CallingBrowser
}

/** One thing at a time: my table, my opponent, the score. */
export function PlayerDashboard({ code, ...places }: PlayerDashboardProps) {
  return (
    <TournamentGate code={code} notFound={<NotRegistered code={null} />}>
      {({ tournament }) => <OwnTournament tournament={tournament} {...places} />}
    </TournamentGate>
  )
}

type OwnTournamentProps = Omit<PlayerDashboardProps, 'code'> & { readonly tournament: Tournament }

function OwnTournament(props: OwnTournamentProps) {
  const { tournament, event } = props
  const { player } = useOwnRoles(tournament)
  const { kind } = useSignedInAs()
  if (player !== null) return <Dashboard {...props} access={player} />
  // Too early: the account may be a player.
  if (kind === 'unknown') return <ScreenSkeleton />
  const otherwise = <NotInList tournament={tournament} />
  return tournament.announcement ? event.withoutSeat(tournament, otherwise) : otherwise
}

type DashboardProps = OwnTournamentProps & { readonly access: PlayerAccess }

function Dashboard({ tournament, event, access, onTitle, browser = thisBrowser }: DashboardProps) {
  const { t } = useTranslation()
  const { player } = access
  const situation = ownSituation(tournament, player)
  const calls = useCalls(access, browser)
  const structure = structureOf(tournament)
  useEffect(() => {
    const wanted = structure === 'pods' ? currentPod : structure === 'draft' ? ownDraft : null
    wanted?.preload().catch(() => {})
  }, [structure])
  const entrant = entrantOf(tournament, player.id)
  const hasTeams = tournament.teamKind !== null
  const field = inEntrants(tournament)
  const inField = isAtTable(situation) ? field.matches.find(({ id }) => id === situation.match.id) : undefined
  useEffect(() => {
    if (hasTeams) Promise.all([currentTeam.preload(), ownTeam.preload()]).catch(() => {})
  }, [hasTeams])
  const mayBeCalled = situation.kind !== 'over' && player.droppedAfter === null && !tournament.isCancelled
  const heading = useTurnedCard(tournament, situation, player.id)
  const told = useOwnNews(tournament, player.id)
  const tabTitle = useTabTitle(tournament, situation, player.id)
  const newsText = useNewsText(tournament, player.id)
  const [ofCard = [], ofRest = []] = [told.news.filter(isOfCard), told.news.filter((news) => !isOfCard(news))].map(
    (list) => list.flatMap((news) => newsText(news) ?? []),
  )
  const title = ofCard[0] ?? ofRest[0] ?? tabTitle
  useEffect(() => {
    onTitle?.(title)
    return () => onTitle?.(null)
  }, [onTitle, title])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6">
      <DashboardHeading
        tournament={tournament}
        heading={heading}
        clock={<OwnClock tournament={tournament} matchId={isAtTable(situation) ? situation.match.id : null} />}
      />
      <ScanOffer code={tournament.code} />
      {tournament.isCancelled ? <RestartedNotice tournament={tournament} /> : null}
      <UnsentElsewhere
        by="player"
        tournamentId={tournament.id}
        isShown={(id) => isAtTable(situation) && situation.match.id === id}
      />
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <NewsNotice sentences={ofCard} onRead={told.onRead} className="mb-3 sm:mb-6" />
        <SpokenCard tournament={tournament} access={access} situation={situation} arrival={event.arrival} />
        <JudgeCallOffer {...{ tournament, access, situation }} />
        <OwnConduct tournament={tournament} access={access} situation={situation} />
        <NewsNotice sentences={ofRest} onRead={told.onRead} className="mt-3 sm:mt-6" />
      </div>
      {isAtTable(situation) ? <OwnAfterTime tournament={tournament} matchId={situation.match.id} /> : null}
      {player.droppedAfter === null ? null : <OwnSeat tournament={tournament} access={access} />}
      {mayBeCalled ? <CallOffer calls={calls} /> : null}
      {isAtTable(situation) && !tournament.isCancelled ? (
        <WhyPaired key={situation.match.id} tournament={field} match={inField ?? situation.match} player={entrant} />
      ) : null}
      {situation.kind === 'not-started' || situation.kind === 'over' ? null : (
        <>
          <OwnPlace tournament={tournament} own={entrant} />
          {player.droppedAfter === null ? <OwnOutlook tournament={inEntrants(tournament)} own={entrant} /> : null}
        </>
      )}
      {leagueOf(currentStage(tournament)) ? <ownWeeks.Component tournament={tournament} own={player.id} /> : null}
      <OwnHistory tournament={tournament} own={player.id} />
      <DifferencesSaid tournament={tournament} />
      <Link
        to="/tournament/$code"
        params={{ code: tournament.code }}
        className={buttonClass({ variant: 'secondary', isWide: true })}
      >
        {t('tournament.toTournament')}
      </Link>
      {canLeave(tournament, access) ? (
        <>
          {event.rename(access, mayRenameThemselves(tournament))}
          {event.leave(access)}
        </>
      ) : null}
      {player.droppedAfter === null ? <OwnSeat tournament={tournament} access={access} /> : null}
      {mayBeCalled ? <CallSwitch calls={calls} /> : null}
      {mayBeCalled ? <spokenSwitch.Component tournament={tournament} player={player} /> : null}
      <DeskAwayNote tournament={tournament} isBrief />
    </div>
  )
}

/** At announced events: whoever organizes a quick one sits at the next table. */
function JudgeCallOffer({ tournament, access, situation }: Omit<OwnCardProps, 'arrival'>) {
  const matchId = isAtTable(situation) ? situation.match.id : null
  const mayCall = matchId ? isRunning(tournament) : isSeated(tournament, { access, situation })
  if (!tournament.announcement || !mayCall) return null
  return (
    <div className="mt-3 empty:hidden">
      <ownJudgeCall.Component {...{ tournament, access, matchId }} />
    </div>
  )
}

function isSeated(tournament: Tournament, { access, situation }: Pick<OwnCardProps, 'access' | 'situation'>): boolean {
  return situation.kind === 'drafting' && seatAtDraft(tournament, access.player.id) !== null
}

function canLeave(tournament: Tournament, { player }: PlayerAccess): boolean {
  return tournament.announcement !== null && isRunning(tournament) && player.droppedAfter === null
}

type OwnCardProps = {
  readonly tournament: Tournament
  readonly access: PlayerAccess
  readonly situation: OwnSituation
} & Pick<DashboardPlaces, 'arrival'>

/** The card, which a device that wishes so reads aloud: on it where it has a table, else below. */
function SpokenCard(props: OwnCardProps) {
  const { tournament, access, situation } = props
  const { isOn } = useSpokenTable()
  const of = { tournament, player: access.player }
  return (
    <>
      {isOn ? <spokenCalls.Component {...of} /> : null}
      <BesideTable value={isOn ? <listen.Component {...of} /> : null}>
        <OwnCard {...props} />
      </BesideTable>
      {isAtTable(situation) || !isOn ? null : (
        <div className="mt-3 grid empty:hidden">
          <listen.Component {...of} variant="secondary" />
        </div>
      )}
    </>
  )
}

function OwnCard({ tournament, access, situation, arrival }: OwnCardProps) {
  const { t } = useTranslation()
  // The card turns only for a round that arrives while open.
  const [firstSeen] = useState(currentRound(tournament))
  if (tournament.isCancelled) return <p>{t('tournament.cancelled.text')}</p>
  switch (situation.kind) {
    case 'playing':
      return (
        <div key={situation.match.id} className={situation.match.round > firstSeen ? 'turned' : undefined}>
          <CurrentMatch tournament={tournament} access={access} match={situation.match} />
        </div>
      )
    case 'in-pod':
      return (
        <div key={situation.match.id} className={situation.match.round > firstSeen ? 'turned' : undefined}>
          <currentPod.Component tournament={tournament} access={access} match={situation.match} />
        </div>
      )
    case 'in-team':
      return (
        <div key={situation.match.id} className={situation.match.round > firstSeen ? 'turned' : undefined}>
          <currentTeam.Component tournament={tournament} access={access} match={situation.match} />
        </div>
      )
    case 'over':
      return <FinalPlace tournament={tournament} own={entrantOf(tournament, access.player.id)} />
    case 'not-started':
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Unseated tournament={tournament} player={access.player} situation={situation} />
          {tournament.teamKind === null ? null : <ownTeam.Component tournament={tournament} access={access} />}
          {tournament.announcement ? arrival(tournament) : null}
        </div>
      )
    case 'drafting':
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ownDraft.Component tournament={tournament} player={access.player} stage={situation.stage} />
          {tournament.announcement && isWaiting(tournament) ? arrival(tournament) : null}
        </div>
      )
    case 'unopposed':
    case 'not-paired':
      return <Unseated tournament={tournament} player={access.player} situation={situation} />
    default:
      return situation satisfies never
  }
}
