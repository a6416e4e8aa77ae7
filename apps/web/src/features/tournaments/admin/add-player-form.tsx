import { isFull } from '@tablee/domain/tournaments/capacity'
import { nameKey, PLAYER_NAME_MAX_LENGTH, tidyName } from '@tablee/domain/tournaments/player-name'
import { currentRound } from '@tablee/domain/tournaments/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { UserPlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useAddPlayer } from '../api/add-anonymous-player.ts'
import type { OrganizerAccess } from '../api/own-roles.ts'

type AddPlayerFormProps = { readonly tournament: Tournament; readonly access: OrganizerAccess }

/** One name after the other: Enter adds, the box is empty and ready for the next. */
export function AddPlayerForm({ tournament, access }: AddPlayerFormProps) {
  const { t } = useTranslation()
  const add = useAddPlayer(access)
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isWithoutSeat = isFull(tournament)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const playerName = tidyName(typed)
    setIsMissing(nameKey(playerName) === '')
    form.current?.querySelector('input')?.focus()
    if (nameKey(playerName) === '') return
    // The next name may be typed while this one is on its way; a refusal brings this one back.
    setTyped('')
    const reply = await add.send({ playerName })
    if (reply === null) setTyped((next) => (next === '' ? playerName : next))
  }
  const round = currentRound(tournament)
  const hint = isWithoutSeat
    ? t('admin.players.full')
    : round > 0
      ? t('admin.players.late', { round: round + 1 })
      : null
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextInput
          label={t('admin.players.name')}
          placeholder={t('admin.players.namePlaceholder')}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={PLAYER_NAME_MAX_LENGTH}
          value={typed}
          disabled={isWithoutSeat}
          className="flex-1"
          onChange={(value) => {
            setTyped(value)
            setIsMissing(false)
          }}
          {...(isMissing ? { error: t('admin.players.required') } : {})}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={isWithoutSeat}
          className={isMissing ? 'mb-6.5' : ''}
          icon={<UserPlus aria-hidden="true" className="size-5" />}
        >
          {t('admin.players.add')}
        </Button>
      </div>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
      <ActFailure act={add} title={t('admin.failed.add')} />
    </form>
  )
}
