import { currentClock } from '@tablee/domain/tournaments/clock/round-clock'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { currentRound, isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { DESK } from '../../../ui/desk-media.ts'
import { later } from '../../../ui/later.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { AfterTime } from '../clock/after-time.tsx'
import { RoundTime } from '../clock/round-time.tsx'
import { JournalLink } from '../journal/journal-link.tsx'
import type { LeagueCalendarProps } from '../league/league-calendar.tsx'
import { RestartTournament } from '../restart/restart-tournament.tsx'
import { BracketTree } from '../top-cut/bracket-tree.tsx'
import { ShareLink } from '../tournament-frame/share-link.tsx'
import type { EventPlaces } from './event-places.ts'
import { RankingSection } from './ranking-section.tsx'
import { RoundsSection } from './rounds-section.tsx'

type PlayedSectionsProps = {
  readonly tournament: Tournament
  readonly own: PlayerId | null
  readonly access: StaffAccess | null
  readonly event: Pick<EventPlaces, 'details' | 'decklists' | 'deckNames' | 'seasons' | 'statistics'>
  /** One's registration, or how to join late. */
  readonly children: ReactNode
}

/** A tournament from round 1 on: play or result first, the announcement last, as those present know it. Links on top lead to each. */
export function PlayedSections({ tournament, own, access, event, children }: PlayedSectionsProps) {
  const isOver = isFinished(tournament)
  const decks = isOver && tournament.areDecklistsPublic
  const kept =
    tournament.announcement !== null && tournament.registrationRules.deck !== 'none' && !tournament.isCancelled
  const statistics = isOver && tournament.announcement !== null
  const entrant = own && entrantOf(tournament, own)
  const shown = { tournament, own: entrant, again: <Again tournament={tournament} access={access} /> }
  const ranking = (
    <Section name="standings">
      {decks ? (
        event.deckNames(tournament, (names) => <RankingSection {...shown} decks={names} />)
      ) : (
        <RankingSection {...shown} />
      )}
    </Section>
  )
  return (
    <>
      <SectionLinks
        names={[
          ...(tournament.announcement ? (['infos'] as const) : []),
          'tables',
          'standings',
          ...(decks || kept ? (['decks'] as const) : []),
          ...(statistics ? (['statistics'] as const) : []),
        ]}
      />
      {isOver ? ranking : null}
      <Section name="tables">
        <BracketTree tournament={inEntrants(tournament)} own={entrant} />
        {isOver || !leagueOf(currentStage(tournament)) ? null : <leagueCalendar.Component tournament={tournament} />}
        {isOver ? (
          <RoundsSection tournament={tournament} own={own} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,1fr)_20rem] desk:items-start">
            <RoundsSection tournament={tournament} own={own} />
            <BesideTables tournament={tournament} own={entrant} />
          </div>
        )}
      </Section>
      {isOver ? null : ranking}
      {isOver || tournament.announcement ? event.seasons(tournament) : null}
      {children}
      {decks || kept ? <Section name="decks">{event.decklists(tournament)}</Section> : null}
      {statistics ? <Section name="statistics">{event.statistics(tournament)}</Section> : null}
      {isOver ? null : <ShareLink code={tournament.code} />}
      <JournalLink code={tournament.code} />
      {tournament.announcement ? <Section name="infos">{event.details(tournament)}</Section> : null}
    </>
  )
}

/** Few play leagues. */
const leagueCalendar = later<LeagueCalendarProps>(
  async () => (await import('../league/league-calendar.tsx')).LeagueCalendar,
)

const firstTen = later<{ readonly tournament: Tournament; readonly own: PlayerId | null }>(
  async () => (await import('./first-ten.tsx')).FirstTen,
)

/** On a desk, sticky next to the tables: the clock and the leaders. */
function BesideTables({ tournament, own }: Pick<PlayedSectionsProps, 'tournament' | 'own'>) {
  const isDesk = useMedia(DESK)
  const clock = currentClock(tournament)
  return (
    <div className="hidden desk:sticky desk:top-28 desk:grid desk:grid-cols-[minmax(0,1fr)] desk:gap-4">
      {isDesk && clock && !isRoundComplete(tournament) ? (
        <div className="grid justify-items-center gap-1 rounded-card border border-line bg-surface p-3 text-center">
          <RoundTime clock={clock} className="text-figure" />
          <AfterTime {...{ tournament, clock }} round={currentRound(tournament)} />
        </div>
      ) : null}
      {isDesk ? <firstTen.Component tournament={tournament} own={own} /> : null}
    </div>
  )
}

type SectionName = 'infos' | 'tables' | 'standings' | 'decks' | 'statistics'

/** A link target, offset by header and pinned line. */
function Section({ name, children }: { readonly name: SectionName; readonly children: ReactNode }) {
  return (
    <div id={name} className="grid grid-cols-[minmax(0,1fr)] scroll-mt-40 large-text:scroll-mt-4 gap-6">
      {children}
    </div>
  )
}

function SectionLinks({ names }: { readonly names: readonly SectionName[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('tournament.sections.label')} className="-my-3">
      <ul className="flex flex-wrap gap-x-5">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className="inline-flex min-h-11 items-center font-semibold">
              {t(`tournament.sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type AgainProps = { readonly tournament: Tournament; readonly access: StaffAccess | null }

/** For the organizer of a finished quick tournament. */
function Again({ tournament, access }: AgainProps) {
  if (access === null || tournament.announcement) return null
  return <RestartTournament tournament={tournament} access={access} isOnMat />
}
