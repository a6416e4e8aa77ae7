import { matchPoints } from '@tablee/domain/tournaments/match-points'
import { pairingWarnings } from '@tablee/domain/tournaments/pairing-warnings'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import type { StaffAccess } from '../api/own-roles.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { breakPairing, pairingKey, seatAlone, tablesOf, unpairedPlayers, unseat } from './draft-pairings.ts'
import { PairingCard } from './pairing-card.tsx'
import { PairingWarnings } from './pairing-warnings.tsx'
import { RoundMoved } from './round-moved.tsx'
import { SeatButton } from './seat-button.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type DraftState, useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'
import { WithoutTableDialog } from './without-table-dialog.tsx'

type PairingByHandProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onClose: () => void
}

/** The current round set by hand. Nothing is sent before it is saved; cancelling keeps nothing. */
export function PairingByHand({ tournament, access, onClose }: PairingByHandProps) {
  const { t } = useTranslation()
  const state = useDraft(tournament)
  const { round, draft, selected } = state
  const names = usePlayerNames(tournament)
  const points = usePointsBefore(tournament, round)
  const warnings = useMemo(() => pairingWarnings(tournament, { round, pairings: draft }), [tournament, round, draft])
  const saving = useSaving({ tournament, access, state, onClose })
  const seat = (player: PlayerId, place: number) => (
    <SeatButton
      key={place}
      name={names.get(player) ?? ''}
      points={points.get(player) ?? 0}
      isSelected={player === selected}
      onTouch={() => state.touch(player)}
    />
  )
  return (
    <section aria-labelledby="pairing-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 ref={bringIntoView} id="pairing-title" tabIndex={-1} className="scroll-mt-4 text-xl">
          {t('admin.pairing.title', { round })}
        </h2>
        <p className="text-muted">{t('admin.pairing.help')}</p>
      </div>
      <RoundMoved state={state} names={names} onGoOn={saving.clear} />
      <Unpaired players={unpairedPlayers(tournament, draft, round)} seat={seat} />
      <Tables tournament={tournament} state={state} seat={seat} />
      <PairingWarnings warnings={warnings} names={names} />
      <SelectionBar
        selectedName={selected === null ? null : (names.get(selected) ?? '')}
        onBye={() => selected && state.change(seatAlone(draft, selected, 'bye'))}
        onLoss={() => selected && state.change(seatAlone(draft, selected, 'loss'))}
        onUnseat={() => selected && state.change(unseat(draft, selected))}
        onDeselect={() => state.select(null)}
        failure={<ActFailure act={saving.act} title={t('admin.failed.pairings')} />}
        note={state.isUnchanged ? t('admin.pairing.unchanged') : t('admin.pairing.changes')}
        warningCount={warnings.length}
        canSave={!state.isUnchanged && !state.isOtherRound && state.moves.length === 0}
        isSaving={saving.act.isSending}
        onSave={saving.ask}
        onCancel={onClose}
      />
      <WithoutTableDialog
        {...saving.question}
        names={names}
        points={tournament.rules.points}
        isSaving={saving.act.isSending}
      />
    </section>
  )
}

/** A screen of its own begins at its title, for the eye and for the screen reader. */
function bringIntoView(title: HTMLElement | null) {
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}

type Seat = (player: PlayerId, place: number) => ReactNode

function Unpaired({ players, seat }: { readonly players: readonly PlayerId[]; readonly seat: Seat }) {
  const { t } = useTranslation()
  if (players.length === 0) return null
  return (
    <div className="grid gap-2 rounded-card border border-dashed border-amber p-3">
      <h3 className="font-semibold">{t('admin.pairing.unpaired')}</h3>
      <p className="text-sm text-muted">{t('admin.pairing.unpairedHelp')}</p>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">{players.map(seat)}</div>
    </div>
  )
}

function Tables({
  tournament,
  state,
  seat,
}: {
  readonly tournament: Tournament
  readonly state: DraftState
  readonly seat: Seat
}) {
  const { round, draft } = state
  const tables = useMemo(() => tablesOf(tournament, draft, round), [tournament, draft, round])
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {draft.map((pairing, place) => (
        <PairingCard
          // biome-ignore lint/suspicious/noArrayIndexKey: players move between places; the place keeps the keyboard's focus
          key={place}
          pairing={pairing}
          table={tables.get(pairingKey(pairing)) ?? null}
          onBreak={() => state.change(breakPairing(draft, pairing))}
          seat={seat}
        />
      ))}
    </ul>
  )
}

/** What each player had when the round was paired. */
function usePointsBefore(tournament: Tournament, round: RoundNumber): ReadonlyMap<PlayerId, number> {
  return useMemo(
    () => matchPoints({ ...tournament, matches: tournament.matches.filter((match) => match.round < round) }),
    [tournament, round],
  )
}
