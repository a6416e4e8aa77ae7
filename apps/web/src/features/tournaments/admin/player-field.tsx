import { isFull, raisedCapacity } from '@tablee/domain/tournaments/capacity'
import { currentRound, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import { nameKey, PLAYER_NAME_MAX_LENGTH, tidyName } from '@tablee/domain/tournaments/player-name'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { UserPlus } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useAnsweredRefusal } from '../../../forms/use-answered-refusal.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { keepInSight } from '../../../ui/keep-in-sight.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { addedPlayer, useAddPlayer } from '../api/add-anonymous-player.ts'
import { capacityAfter } from '../api/capacity-after.ts'
import type { StaffAccess } from '../api/own-roles.ts'

/** What is typed into the field, and adding it; the box is free for the next name at once, and a refusal brings this one back. */
export function usePlayerEntry(tournament: Tournament, access: StaffAccess, onAdded: (player: PlayerId) => void) {
  const { t } = useTranslation()
  const act = useAddPlayer(access)
  const form = useForm({
    initial: { playerName: '' },
    failure: act.error,
    onEdit: () => {
      if (act.error) act.clear()
    },
    isForNextAtOnce: true,
    kept: { as: `player ${tournament.id}`, fields: ['playerName'] },
    check: ({ playerName }) => (nameKey(playerName) === '' ? { playerName: t('admin.players.required') } : {}),
    send: async ({ playerName }) => {
      const name = tidyName(playerName)
      const reply = await act.send({ playerName: name })
      if (reply === null) return null
      const added = addedPlayer(reply)
      if (added) onAdded(added)
      const count = raisedCapacity(tournament.capacity, capacityAfter(reply, tournament.capacity))
      if (count === null) return
      return notify.info({
        title: t('admin.players.added', { name }),
        description: t('tournament.seatsNow', { count }),
      })
    },
  })
  const typed = form.values.playerName
  const isInUse = tournament.players.some(({ name }) => nameKey(name) === nameKey(typed))
  const stand = `${phaseOf(tournament)} ${currentRound(tournament)}`
  useAnsweredRefusal({ typed, isInUse, stand, act, form })
  return { act, form }
}

type PlayerFieldProps = {
  readonly tournament: Tournament
  readonly entry: ReturnType<typeof usePlayerEntry>
  /** Of the form, for a button that stands in the list. */
  readonly id: string
  readonly mayAdd: boolean
  /** Several lines at once are no name. */
  readonly onPaste: (event: ClipboardEvent) => void
}

/** One field that finds players, and adds them: Enter adds, the box is empty and ready for the next. */
export function PlayerField({ tournament, entry: { act, form }, id, mayAdd, onPaste }: PlayerFieldProps) {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const field = {
    placeholder: t('admin.players.namePlaceholder'),
    autoComplete: 'off',
    maxLength: PLAYER_NAME_MAX_LENGTH,
    ...form.field('playerName'),
  }
  if (!mayAdd) return <TextInput type="search" label={t('admin.players.filter')} {...field} />
  const hints = [
    ...(isFull(tournament) ? [t('admin.players.full')] : []),
    ...(round > 0 ? [t('admin.players.late', { round: round + 1 })] : []),
  ]
  return (
    <form {...form.formProps} id={id} className="grid gap-3">
      <div ref={act.error ? keepInSight : null} className="scroll-mt-20">
        <TextInput label={t('admin.players.name')} enterKeyHint="done" onPaste={onPaste} {...field} />
      </div>
      {hints.length > 0 ? <p className="text-sm text-muted">{hints.join(' ')}</p> : null}
      {form.isToldAtField ? null : <ActFailure act={act} title={t('admin.failed.add')} />}
    </form>
  )
}

type AddTypedPlayerProps = { readonly players: readonly Player[]; readonly typed: string; readonly formId: string }

/** In the list, where the new row will stand; not while somebody has that name. */
export function AddTypedPlayer({ players, typed, formId }: AddTypedPlayerProps) {
  const { t } = useTranslation()
  const key = nameKey(typed)
  if (key === '' || players.some(({ name }) => nameKey(name) === key)) return null
  return (
    <Button
      type="submit"
      form={formId}
      variant="secondary"
      className="min-h-16 justify-start! text-start!"
      icon={<UserPlus aria-hidden="true" className="size-5 shrink-0" />}
    >
      <span className="min-w-0 truncate">{t('admin.players.addNamed', { name: tidyName(typed) })}</span>
    </Button>
  )
}
