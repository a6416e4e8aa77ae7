import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import { isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect } from 'react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { COLUMNS, DESK, WIDE_DESK } from '../../../../ui/desk-media.ts'
import { DrawnAfter } from '../../../../ui/drawn-after.tsx'
import { later, preloadWhenIdle } from '../../../../ui/later.tsx'
import { EmptyState } from '../../../../ui/message-screens.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { useMedia } from '../../../../ui/use-media.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { RoundForecast } from '../../forecast/round-forecast.tsx'
import type { PairingByHandProps } from '../../pairing-by-hand/pairing-by-hand.tsx'
import type { SavedRound } from '../../pairing-by-hand/use-saving.ts'
import { RankingSection } from '../../tournament-page/ranking-section.tsx'
import type { DraftPanelProps } from '../draft/draft-panel.tsx'
import { RoundPanel } from '../rounds/round-panel.tsx'
import { useTellPlaces } from '../rounds/use-tell-places.ts'
import { DeskWaits } from './desk-waits.tsx'
import { CallsOfRoom } from './urgent-tables.tsx'
import type { Desk } from './use-desk.ts'

/** Few tournaments draft. */
const draftPanel = later<DraftPanelProps>(async () => (await import('../draft/draft-panel.tsx')).DraftPanel)

/** Few rounds are arranged by hand. */
const pairingByHand = later<PairingByHandProps>(
  async () => (await import('../../pairing-by-hand/pairing-by-hand.tsx')).PairingByHand,
)

type ScoresTabProps = { readonly tournament: Tournament; readonly access: StaffAccess; readonly desk: Desk }

export function ScoresTab({ tournament, access, desk }: ScoresTabProps) {
  const { t } = useTranslation()
  const may = useMay()
  const tellSaved = useTellSaved(access)
  const draft = draftToCome(tournament)
  const mayPair = isRunning(tournament) && may('set-round-pairings')
  useEffect(() => (mayPair ? preloadWhenIdle(pairingByHand) : undefined), [mayPair])
  if (isWaiting(tournament)) {
    if (draft) return <draftPanel.Component {...{ tournament, access, desk }} stage={draft} />
    return (
      <EmptyState drawing="waiting" title={t('admin.scores.notStarted')}>
        {t(tournament.announcement ? 'eventAdmin.scores.notStartedHelp' : 'admin.scores.notStartedHelp')}
      </EmptyState>
    )
  }
  if (desk.isPairing && mayPair) {
    return (
      <pairingByHand.Component
        tournament={inEntrants(tournament)}
        access={access}
        onSaved={tellSaved}
        onClose={() => desk.setIsPairing(false)}
      />
    )
  }
  const rounds = <Rounds tournament={tournament} access={access} desk={desk} />
  if (!draft) return rounds
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <draftPanel.Component {...{ tournament, access, desk }} stage={draft} />
      {rounds}
    </div>
  )
}

function Rounds({ tournament, access, desk }: ScoresTabProps) {
  const may = useMay()
  const [isDesk, isWide, hasColumns] = [useMedia(DESK), useMedia(WIDE_DESK), useMedia(COLUMNS)]
  if (!isRunning(tournament)) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <RankingSection tournament={tournament} own={null} />
        <RoundPanel {...{ tournament, access, desk }} isAlone />
      </div>
    )
  }
  const on = { tournament, access, desk }
  // Until a round is complete there is no ranking: a column without one would narrow the names for nothing.
  const hasRanking = !isWide || lastCompleteRound(tournament) > 0
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:items-start desk:grid-cols-[minmax(0,1fr)_var(--desk-aside)]',
        hasRanking && 'wide-desk:grid-cols-[minmax(0,1fr)_17rem_var(--desk-aside)]',
      )}
    >
      <RoundPanel {...on} isAlone={!isWide} hasForecast={!isDesk} hasCalls={!hasColumns} />
      {hasRanking ? (
        <div className="beside-tables max-lg:hidden">
          {hasColumns && !isWide && may('answer-judge-call') ? (
            <div className="mb-3 empty:hidden">
              <CallsOfRoom {...{ tournament, access }} />
            </div>
          ) : null}
          <DrawnAfter>
            {isDesk && !isWide ? <RoundForecast tournament={inEntrants(tournament)} onTable={desk.want} /> : null}
            <RankingSection tournament={tournament} own={null} mayLookAhead isNarrow />
          </DrawnAfter>
        </div>
      ) : null}
      {isWide ? (
        <DrawnAfter>
          <DeskWaits {...on} />
        </DrawnAfter>
      ) : null}
    </div>
  )
}

/** Reports a round set by hand, with an undo (EVEN-6) unless results were lost, which was confirmed before. */
function useTellSaved(access: StaffAccess): (saved: SavedRound) => void {
  const { t } = useTranslation()
  const tell = useTellPlaces(access)
  return ({ lost, ...saved }) => {
    const title = t('admin.pairing.saved')
    // In an event a drop is undone with the registration.
    const isFinal = lost > 0 || (saved.dropped.length > 0 && saved.before.announcement !== null)
    if (isFinal) notify.success({ title })
    else tell({ title, ...saved })
  }
}
