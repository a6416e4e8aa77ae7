import { groupLetter, placeInGroups } from '@tablee/domain/tournaments/kinds/groups'
import { currentRound, phaseOf } from '@tablee/domain/tournaments/kinds/phase'

import { isFull, raisedCapacity } from '@tablee/domain/tournaments/players/capacity'
import { metFirstInGroup } from '@tablee/domain/tournaments/players/met-first-in-group'
import { nameKey, PLAYER_NAME_MAX_LENGTH, tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ClipboardEvent, type ReactNode, useId, useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { AddTyped } from '../../../../forms/add-typed.tsx'
import { tellAdded } from '../../../../forms/tell-added.ts'
import { useAnsweredRefusal } from '../../../../forms/use-answered-refusal.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useLateText } from '../../../../forms/use-late-text.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { keepInSight } from '../../../../ui/keep-in-sight.ts'
import { TextInput } from '../../../../ui/text-input.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { useInSight } from '../../../../ui/use-in-sight.ts'
import { useRootMark } from '../../../../ui/use-root-mark.ts'
import { capacityAfter } from '../../api/events/capacity-after.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { addedPlayer, useAddPlayer } from '../../api/players/add-anonymous-player.ts'

/** The field empties for the next name at once; a refusal restores the text. */
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
      const met = metFirstInGroup(tournament)
      const reply = await act.send({ playerName: name })
      if (reply === null) return null
      const added = addedPlayer(reply)
      if (met) {
        const opponent = tournament.players.find(({ id }) => id === met.playerId)?.name ?? ''
        return notify.info({
          title: t('structure.groups.entered', { name, opponent, letter: groupLetter(met.group) }),
        })
      }
      if (added) onAdded(added)
      const count = raisedCapacity(tournament.capacity, capacityAfter(reply, tournament.capacity))
      if (count === null) return
      return tellAdded({
        titleOf: (people) =>
          people === 1 ? t('admin.players.added', { name }) : t('admin.players.addedMany', { count: people }),
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
  readonly mayAdd: boolean
  /** Several lines are a list, not a name. */
  readonly onPaste: (event: ClipboardEvent) => void
  /** The button for adding a whole list. */
  readonly children: ReactNode
}

/** Searches and adds players: Enter adds and empties the field. */
export function PlayerField({ tournament, entry: { act, form }, mayAdd, onPaste, children }: PlayerFieldProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [isInSight, setIsInSight] = useState(false)
  const watched = useInSight(setIsInSight)
  useRootMark('entry-field', isInSight)
  const field = {
    autoComplete: 'off',
    maxLength: PLAYER_NAME_MAX_LENGTH,
    ...form.field('playerName'),
  }
  if (!mayAdd)
    return (
      <TextInput
        type="search"
        label={t('admin.players.filter')}
        isLabelHidden
        placeholder={t('admin.players.filter')}
        {...field}
      />
    )
  return (
    <div ref={watched} className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <form {...form.formProps} id={formId} className="grid gap-2">
        <div ref={act.error ? keepInSight : null} className="scroll-mt-20">
          <TextInput
            label={t('admin.players.name')}
            isLabelHidden
            enterKeyHint="done"
            onPaste={onPaste}
            placeholder={t('admin.players.name')}
            {...field}
          />
        </div>
        {form.isToldAtField ? null : <ActFailure act={act} title={t('admin.failed.add')} />}
      </form>
      {children}
      {act.error ? null : <AddTypedPlayer tournament={tournament} typed={form.values.playerName} formId={formId} />}
    </div>
  )
}

type AddTypedPlayerProps = { readonly tournament: Tournament; readonly typed: string; readonly formId: string }

/** Hidden while somebody has that name. */
function AddTypedPlayer({ typed, ...of }: AddTypedPlayerProps) {
  const key = nameKey(typed)
  if (key === '' || of.tournament.players.some(({ name }) => nameKey(name) === key)) return null
  return <AddHinted {...of} typed={typed} />
}

function AddHinted({ tournament, typed, formId }: AddTypedPlayerProps) {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const place = placeInGroups(tournament)
  const late = useLateText(tournament)
  const hints = [
    ...(isFull(tournament) ? [t('admin.players.full')] : []),
    ...(place === null ? (round > 0 ? [late] : []) : [t('structure.groups.late', { letter: groupLetter(place) })]),
  ]
  return (
    <AddTyped
      formId={formId}
      label={(named) => t('admin.players.addNamed', named)}
      typed={typed}
      hint={hints.join(' ')}
    />
  )
}
