import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isFull } from '@tablee/domain/tournaments/players/capacity'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useRef } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { EntryPasswordField } from '../../../forms/entry-password-field.tsx'
import { FOCUSED_FIRST, useFocusFirst } from '../../../forms/focused-first.ts'
import { useYouthHint } from '../../../forms/use-youth-hint.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useJoinQuickTournament } from '../api/players/join-quick-tournament.ts'
import { useInvitation } from '../teams/use-invitation.ts'
import { useJoinForm } from './use-join-form.ts'
import { useKeptPlace } from './use-seat-wait.ts'
import { WaitingCard } from './waiting-card.tsx'

type JoinCardProps = {
  readonly tournament: Tournament
  /** Null if this device does not wait for a seat. */
  readonly waitingAs: string | null
  readonly onJoined: () => void
  /** The code of the team whose link was opened. */
  readonly invitedTo: string | null
  /** False for staff, who did not come to join. */
  readonly isFocusedFirst: boolean
}

/** Joining until the start; in a full tournament, waiting for a seat. */
export function JoinCard({ tournament, waitingAs, onJoined, invitedTo, isFocusedFirst }: JoinCardProps) {
  const { t } = useTranslation()
  const join = useJoinQuickTournament(tournament)
  const invited = useInvitation(tournament, invitedTo)
  const joining = useJoinForm({ tournament, join, onJoined: () => void invited.accept().then(onJoined) })
  const isInLine = isWaiting(tournament) && waitingAs !== null
  useKeptPlace(isInLine, () => void (waitingAs !== null && join.send({ ...joining.shown, playerName: waitingAs })))
  if (isInLine) return <WaitingCard tournament={tournament} playerName={waitingAs} />
  return (
    <Card as="section" aria-labelledby="join-title" className="grid gap-4">
      <h2 id="join-title" className="text-section">
        {isFull(tournament)
          ? t('tournament.join.full')
          : invited.team
            ? t('teams.join.invited', { team: invited.team.name })
            : t('tournament.join.title')}
      </h2>
      {invitedTo !== null && invited.team === null ? <p className="text-muted">{t('teams.join.gone')}</p> : null}
      <JoinForm {...{ tournament, join, joining, isFocusedFirst }} isWithoutSeat={isFull(tournament)} />
    </Card>
  )
}

type JoinFormProps = {
  readonly tournament: Tournament
  readonly join: ReturnType<typeof useJoinQuickTournament>
  readonly joining: ReturnType<typeof useJoinForm>
  readonly isWithoutSeat: boolean
  readonly isFocusedFirst: boolean
}

function JoinForm({ tournament, join, joining, isWithoutSeat, isFocusedFirst }: JoinFormProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useFocusFirst(place)
  const { form, anonymous, chosen, asksPassword } = joining
  const hint = useYouthHint(tournament, { typed: form.values.name })
  const isToWait = isWithoutSeat && chosen === undefined
  return (
    <form {...form.formProps} className="grid gap-4">
      {anonymous.length > 0 ? (
        <SelectInput
          label={t('tournament.join.pick')}
          options={[
            { value: '', label: t('tournament.join.pickNone') },
            ...anonymous.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={chosen ? form.values.picked : ''}
          onChange={(picked) => form.set('picked', picked)}
        />
      ) : null}
      <div ref={place}>
        <TextInput
          label={t('tournament.join.name')}
          placeholder={t('tournament.join.namePlaceholder')}
          autoComplete="nickname"
          maxLength={PLAYER_NAME_MAX_LENGTH}
          {...(isFocusedFirst ? { [FOCUSED_FIRST]: '' } : {})}
          hint={chosen ? undefined : hint}
          {...form.field('name')}
          value={chosen?.name ?? form.values.name}
          disabled={chosen !== undefined}
        />
      </div>
      {asksPassword ? <EntryPasswordField {...form.field('password')} /> : null}
      {join.error instanceof RefusedError ? null : <ActFailure act={join} title={t('tournament.join.failed')} />}
      <Button type="submit" size="large" isBusy={join.isSending}>
        {t(isToWait ? 'tournament.join.wait' : 'tournament.join.submit')}
      </Button>
      {isToWait ? <p className="text-muted">{t('tournament.join.fullHelp')}</p> : null}
    </form>
  )
}
