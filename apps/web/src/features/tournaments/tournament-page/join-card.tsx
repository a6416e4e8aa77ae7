import { isFull } from '@tablee/domain/tournaments/capacity'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useJoinQuickTournament } from '../api/join-quick-tournament.ts'
import { useJoinDraft } from './use-join-draft.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const join = useJoinQuickTournament(tournament)
  const draft = useJoinDraft(tournament, join)
  const { faults, anonymous, chosen } = draft
  useEffect(() => {
    if (join.error instanceof RefusedError && form.current) focusFirstError(form.current)
  }, [join.error])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (join.isSending) return
    const joining = draft.read()
    if (joining === null) return focusFirstError(event.currentTarget)
    const reply = await join.send(joining)
    if (reply !== null) onJoined()
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {anonymous.length > 0 ? (
        <SelectInput
          label={t('tournament.join.pick')}
          options={[
            { value: '', label: t('tournament.join.pickNone'), isDisabled: isWithoutSeat },
            ...anonymous.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={draft.picked}
          onChange={draft.pick}
        />
      ) : null}
      <TextInput
        label={t('tournament.join.name')}
        placeholder={t('tournament.join.namePlaceholder')}
        autoComplete="nickname"
        maxLength={PLAYER_NAME_MAX_LENGTH}
        value={chosen?.name ?? draft.typed}
        disabled={chosen !== undefined || isWithoutSeat}
        onChange={draft.type}
        {...(faults.name ? { error: faults.name } : {})}
      />
      {draft.asksPassword ? (
        <PasswordInput
          label={t('tournament.password.label')}
          hint={t('tournament.password.help')}
          showLabel={t('accounts.showPassword')}
          hideLabel={t('accounts.hidePassword')}
          autoComplete="off"
          value={draft.password}
          onChange={draft.typePassword}
          {...(faults.password ? { error: faults.password } : {})}
        />
      ) : null}
      {join.error instanceof RefusedError ? null : <ActFailure act={join} title={t('tournament.join.failed')} />}
      <Button type="submit" size="large" isBusy={join.isSending}>
        {t('tournament.join.submit')}
      </Button>
    </form>
  )
}
