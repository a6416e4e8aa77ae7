import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { matchPoints } from '@tablee/domain/tournaments/results/match-points'
import { type PairingWarning, pairingWarnings } from '@tablee/domain/tournaments/rounds/pairing-warnings'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { changedTables } from './arranged-lines.ts'
import { ArrangedRows } from './arranged-rows.tsx'
import { ChangesSheet, useStepSentence } from './changes-sheet.tsx'
import { KeepOrGiveUp } from './keep-or-give-up.tsx'
import { LostResults } from './lost-results.tsx'
import { PairingBar } from './pairing-bar.tsx'
import { ProposedTables } from './proposed-tables.tsx'
import { RoundMoved } from './round-moved.tsx'
import { type DraftState, useDraft } from './use-draft.ts'
import { useLeaving } from './use-leaving.ts'
import { type SavedRound, useSaving } from './use-saving.ts'
import { WithoutTableDialog } from './without-table-dialog.tsx'

export type PairingByHandProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onSaved: (saved: SavedRound) => void
  readonly onClose: () => void
}

/** Edits the current round. Nothing is sent before saving; until then the device keeps it. */
export function PairingByHand({ tournament, access, onSaved, onClose }: PairingByHandProps) {
  const { t } = useTranslation()
  const state = useDraft(tournament)
  const { round, draft, steps } = state
  const [typed, setTyped] = useState('')
  const [isShowingChanges, setIsShowingChanges] = useState(false)
  const names = usePlayerNames(tournament)
  const points = usePointsBefore(tournament, round)
  const warnings = useMemo(() => pairingWarnings(tournament, { round, pairings: draft }), [tournament, round, draft])
  const saving = useSaving({ tournament, access, state, warnings, onSaved, onClose })
  const leaving = useLeaving({ state, onClose })
  useClosedByBack(typed !== '', () => setTyped(''))
  return (
    <section aria-labelledby="pairing-title" className="flex min-h-full flex-col gap-3">
      <Head round={round} isOfPods={state.standing.podSeats !== undefined} onClose={leaving.leave} />
      {state.putAway > 0 ? (
        <Notice tone="attention" title={t('admin.pairing.putAway', { count: state.putAway })} />
      ) : null}
      <RoundMoved state={state} names={names} onGoOn={saving.clear} />
      <TextInput
        type="search"
        label={t('admin.scores.filter')}
        isLabelHidden
        placeholder={t('admin.scores.filter')}
        value={typed}
        onChange={setTyped}
        className="sticky top-14 z-10 -mx-1 bg-paper px-1 py-1.5 large-text:static"
      />
      <ProposedTables tournament={tournament} state={state} />
      <ArrangedRows
        tournament={tournament}
        state={state}
        names={names}
        points={points}
        warnings={warnings}
        typed={typed}
      />
      <div className="mt-auto" />
      <Bar
        state={state}
        names={names}
        warnings={warnings}
        saving={saving}
        onShowChanges={() => setIsShowingChanges(true)}
      />
      <ChangesSheet
        isOpen={isShowingChanges}
        onClose={() => setIsShowingChanges(false)}
        steps={steps}
        warnings={warnings}
        names={names}
        onTakeBack={state.takeBack}
      />
      <KeepOrGiveUp {...leaving.question} />
      <LostResults {...saving.lost} names={names} />
      <WithoutTableDialog
        {...saving.question}
        names={names}
        points={countedRules(tournament).points}
        isSaving={saving.act.isSending}
      />
    </section>
  )
}

type BarProps = {
  readonly state: DraftState
  readonly names: PlayerNames
  readonly warnings: readonly PairingWarning[]
  readonly saving: ReturnType<typeof useSaving>
  readonly onShowChanges: () => void
}

function Bar({ state, names, warnings, saving, onShowChanges }: BarProps) {
  const { t } = useTranslation()
  const { selected, steps, take } = state
  const sentence = useStepSentence(names)
  const last = steps.at(-1)
  return (
    <PairingBar
      selectedName={selected === null ? null : (names.get(selected) ?? '')}
      onBye={() => selected && take({ kind: 'bye', player: selected })}
      onLoss={() => selected && take({ kind: 'loss', player: selected })}
      onUnseat={() => selected && take({ kind: 'unseat', player: selected })}
      onDeselect={() => state.select(null)}
      failure={<ActFailure act={saving.act} title={t('admin.failed.pairings')} />}
      last={last ? sentence(last) : null}
      steps={steps.length}
      tables={changedTables(state.lines).length}
      warnings={warnings.length}
      canSave={!state.isUnchanged && !state.isOtherRound && state.moves.length === 0}
      isSaving={saving.act.isSending}
      onSave={saving.ask}
      onUndo={() => state.takeBack(steps.length - 1)}
      onShowChanges={onShowChanges}
    />
  )
}

type HeadProps = { readonly round: RoundNumber; readonly isOfPods: boolean; readonly onClose: () => void }

function Head({ round, isOfPods, onClose }: HeadProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="grid min-w-0 gap-1">
        <h2 ref={bringIntoView} id="pairing-title" tabIndex={-1} className="scroll-mt-20 text-section">
          {t('admin.pairing.title', { round })}
        </h2>
        <p className="text-sm text-muted sm:text-base">
          {t(isOfPods ? 'podsDesk.arrange.help' : 'admin.pairing.help')}
        </p>
      </div>
      <IconButton
        label={t('admin.pairing.close')}
        icon={<X aria-hidden="true" className="size-5" />}
        className="-me-2"
        onClick={onClose}
      />
    </div>
  )
}

/** A screen of its own starts at its title, visually and for screen readers. */
function bringIntoView(title: HTMLElement | null) {
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}

/** Each player's points when the round was paired. */
function usePointsBefore(tournament: Tournament, round: RoundNumber): ReadonlyMap<PlayerId, number> {
  return useMemo(
    () => matchPoints({ ...tournament, matches: tournament.matches.filter((match) => match.round < round) }, round),
    [tournament, round],
  )
}
