import { isContested } from '@tablee/domain/tournaments/kinds/match-result'
import { isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useLocation } from '@tanstack/react-router'
import { Ellipsis, ListOrdered, Swords, Users } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { DrawnAfter } from '../../../ui/drawn-after.tsx'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'
import { type TabBadge, Tabs } from '../../../ui/tabs.tsx'
import { useWholeWatch } from '../api/following/whole-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useEnteredHere } from '../api/results/unsent-score.ts'
import { LineClock } from '../clock/line-clock.tsx'
import { ResultNews } from '../match-view/result-news.tsx'
import { OwnRoleLine } from '../staff/own-role-line.tsx'
import { AdminLine } from './admin-line.tsx'
import { useArrival } from './players/use-arrival.ts'
import { tablesWithoutResult } from './rounds/next-step.ts'
import { RoundBar } from './rounds/round-bar.tsx'
import { useTellPaired } from './rounds/use-tell-paired.ts'
import { openDepartures } from './scores/use-departed-tables.ts'
import { type Desk, standOf, useDesk } from './scores/use-desk.ts'
import { useTellCorrected } from './scores/use-tell-corrected.ts'
import type { AdminTab } from './tabs-for-role.ts'

type AdministrationProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly tabs: readonly AdminTab[]
  /** Where the work is, until a tab is chosen. */
  readonly proposed: AdminTab
  readonly contents: (desk: Desk) => Readonly<Partial<Record<AdminTab, ReactNode>>>
  /** Leads to round 1, before the start. */
  readonly start: (desk: Desk) => ReactNode
  /** People waiting to be let in. */
  readonly waiting: TabBadge | null
}

const ICON = { 'aria-hidden': true, className: 'size-5 lg:hidden' } as const
const ICONS: Readonly<Record<AdminTab, ReactNode>> = {
  scores: <Swords {...ICON} />,
  players: <Users {...ICON} />,
  registrations: <Users {...ICON} />,
  standings: <ListOrdered {...ICON} />,
  more: <Ellipsis {...ICON} />,
}

/** The staff's screen: a sticky line, the open tab, the next act, and on phones the tabs at the bottom. */
export function Administration(props: AdministrationProps) {
  const { tournament, access, tabs, proposed, contents, start, waiting } = props
  const { t } = useTranslation()
  const { chosen, choose: setChosen, leave } = useOpenTab({ code: tournament.code, tabs })
  const turned = useDesk(tournament, { open: setChosen, leave })
  const tellPaired = useTellPaired(access, turned.arrive)
  const desk: Desk = {
    ...turned,
    tellPaired,
    corrected: useTellCorrected(access, turned.backToCurrent),
    waiting: waiting && { label: waiting.label, open: () => setChosen(tabs.find(isOfPeople) ?? null) },
  }
  const screen = useArrival(standOf(tournament), desk.leftBehind)
  const tab = chosen ?? proposed
  const shown = contents(desk)
  const badges = useBadges(tournament, waiting)
  const isOnTables = tab === 'scores'
  const next = isWaiting(tournament) ? start(desk) : <RoundBar {...{ tournament, access, desk, isOnTables }} />
  return (
    <div ref={screen} className="-my-6 flex min-h-[calc(100dvh-65px)] flex-col sm:-my-10 lg:min-h-[calc(100dvh-125px)]">
      <Tabs<AdminTab>
        label={t('admin.tabs.label')}
        placement="thumb"
        listRef={standsAtBottom}
        head={(list) => (
          <>
            <AdminLine
              tournament={tournament}
              tabs={list}
              clock={<LineClock tournament={tournament} access={access} />}
            />
            <DrawnAfter>
              <ResultNews tournament={tournament} />
            </DrawnAfter>
            {access.role === 'organizer' ? null : <OwnRoleLine tournament={tournament} access={access} />}
          </>
        )}
        panelClassName="pt-1 pb-4 lg:pt-5 desk:pt-2"
        value={tab}
        onChange={setChosen}
        tabs={tabs.map((value) => ({
          value,
          label: t(`admin.tabs.${value}`),
          icon: ICONS[value],
          badge: badges[value] ?? null,
          content: shown[value],
        }))}
        action={tab === 'more' || desk.isPairing ? null : next}
      />
      <WholeWatch access={access} />
    </div>
  )
}

/** Apart, for what it hears is drawn by no screen. */
function WholeWatch({ access }: Pick<AdministrationProps, 'access'>) {
  useWholeWatch(access)
  return null
}

function isOfPeople(tab: AdminTab): boolean {
  return tab === 'registrations' || tab === 'players'
}

type Badges = Readonly<Partial<Record<AdminTab, TabBadge | null>>>

/** Missing, contested or abandoned results, and people waiting, whatever tab is open. */
function useBadges(tournament: Tournament, waiting: TabBadge | null): Badges {
  const { t } = useTranslation()
  const { number } = useFormats()
  const entered = useEnteredHere(tournament)
  const missing = isRunning(tournament) ? tablesWithoutResult(tournament).filter(({ id }) => !entered.has(id)) : []
  const contested = missing.filter(isContested).length
  const departed = isRunning(tournament) ? openDepartures(tournament).length : 0
  const count = missing.length
  const labels = [
    t('admin.scores.toEnter', { count }),
    ...(contested > 0 ? [t('admin.scores.toDecide', { count: contested })] : []),
    ...(departed > 0 ? [t('departure.toNote', { count: departed })] : []),
  ]
  const tables =
    count === 0 ? null : { count: number(count), isUrgent: contested + departed > 0, label: labels.join(', ') }
  return { scores: tables, players: waiting, registrations: waiting }
}

type Administered = { readonly code: string; readonly tabs: readonly AdminTab[] }

type OpenTab = {
  readonly chosen: AdminTab | null
  readonly choose: (tab: AdminTab | null) => void
  /** To where the work is, unless a tab was chosen since this was drawn: false. */
  readonly leave: () => boolean
}

/**
 * The chosen tab; null until chosen, and after an act that leads to the work. Kept with the history entry and its tournament: restored by a
 * reload and Back (EVEN-3), but not by opening the address anew.
 */
function useOpenTab({ code, tabs }: Administered): OpenTab {
  const { openTabs } = useUnwatchedStorage()
  const entry = useLocation({ select: ({ state }) => `${state.__TSR_key ?? ''} ${code}` })
  const [choice, setChoice] = useState(() => ({ tab: tabs.find((tab) => tab === openTabs.find(entry)) ?? null }))
  const latest = useRef(choice)
  const choose = useCallback(
    (tab: AdminTab | null) => {
      openTabs.keep(entry, tab)
      latest.current = { tab }
      setChoice(latest.current)
    },
    [openTabs, entry],
  )
  const leave = () => {
    if (latest.current !== choice) return false
    choose(null)
    return true
  }
  return { chosen: choice.tab, choose, leave }
}
