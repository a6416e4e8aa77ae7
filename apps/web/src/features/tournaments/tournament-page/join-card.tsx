import { isFull } from '@tablee/domain/tournaments/capacity'
import { nameKey, PLAYER_NAME_MAX_LENGTH, tidyName } from '@tablee/domain/tournaments/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useJoinQuickTournament } from '../api/join-quick-tournament.ts'

type JoinCardProps = { readonly tournament: Tournament; readonly onJoined: () => void }

/** The way in, while the tournament has not started and a seat, or an anonymous player, is free. */
export function JoinCard({ tournament, onJoined }: JoinCardProps) {
  const { t } = useTranslation()
  const { phase, players } = tournament
  if (phase.kind === 'finished') return null
  if (phase.kind === 'running') {
    return (
      <Notice tone="info" title={t('tournament.join.started')}>
        {t('tournament.join.startedHelp')}
      </Notice>
    )
  }
  if (isFull(tournament) && players.every(({ publicId }) => publicId !== null)) {
    return (
      <Notice tone="attention" title={t('tournament.join.full')}>
        {t('tournament.join.fullHelp')}
      </Notice>
    )
  }
  return (
    <Card as="section" aria-labelledby="join-title" className="grid gap-4">
      <h2 id="join-title" className="text-xl">
        {t('tournament.join.title')}
      </h2>
      <JoinForm tournament={tournament} isWithoutSeat={isFull(tournament)} onJoined={onJoined} />
    </Card>
  )
}

function JoinForm({ tournament, isWithoutSeat, onJoined }: JoinCardProps & { readonly isWithoutSeat: boolean }) {
  const { t } = useTranslation()
  const join = useJoinQuickTournament(tournament)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const anonymous = tournament.players.filter(({ publicId }) => publicId === null)
  // A picked player whom somebody else took meanwhile is no choice any more.
  const chosen = anonymous.find(({ id }) => id === picked)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const playerName = chosen?.name ?? tidyName(typed)
    setIsMissing(nameKey(playerName) === '')
    if (nameKey(playerName) === '') return
    const reply = await join.send({ playerName })
    if (reply !== null) onJoined()
  }
  const fieldError =
    join.error instanceof RefusedError ? (join.error.fields.playerName ?? join.error.message) : undefined
  const error = isMissing ? t('tournament.join.required') : fieldError
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {anonymous.length > 0 ? (
        <SelectInput
          label={t('tournament.join.pick')}
          options={[
            { value: '', label: t('tournament.join.pickNone'), isDisabled: isWithoutSeat },
            ...anonymous.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={chosen ? picked : ''}
          onChange={(value) => {
            setPicked(value)
            setIsMissing(false)
          }}
        />
      ) : null}
      <TextInput
        label={t('tournament.join.name')}
        placeholder={t('tournament.join.namePlaceholder')}
        autoComplete="nickname"
        maxLength={PLAYER_NAME_MAX_LENGTH}
        value={chosen?.name ?? typed}
        disabled={chosen !== undefined || isWithoutSeat}
        onChange={(value) => {
          setTyped(value)
          setIsMissing(false)
          if (join.error) join.clear()
        }}
        {...(error ? { error } : {})}
      />
      {join.error instanceof RefusedError ? null : <ActFailure act={join} title={t('tournament.join.failed')} />}
      <Button type="submit" size="large" isBusy={join.isSending}>
        {t('tournament.join.submit')}
      </Button>
    </form>
  )
}
