import { Link } from '@tanstack/react-router'
import { NotRead } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOwnRegistrations } from '../api/own-registrations-query.ts'
import { OwnResultLine, OwnTotals } from './own-results.tsx'
import { inOrder, type PlayedEvent, registeredEvent } from './played-event.ts'

export type SavedEvents = {
  /** Undefined until the server has answered. */
  readonly events: readonly PlayedEvent[] | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** From this device and the account (LAY-12). */
export function MyEvents({ saved }: { readonly saved: SavedEvents }) {
  const { t } = useTranslation()
  const { kind } = useSignedInAs()
  const registered = useOwnRegistrations()
  const isAsking = kind === 'unknown' || (kind === 'account' && registered.isPending)
  const error = saved.error ?? registered.error
  const isLoading = isAsking || (saved.events === undefined && !saved.error)
  const events = inOrder((registered.data ?? []).map(registeredEvent), saved.events ?? [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-title">{t('registrations.mine.title')}</h1>
      {error ? (
        <NotRead
          title={t('registrations.mine.failed')}
          query={{
            error,
            isFetching: false,
            refetch: () => {
              if (saved.error) saved.retry()
              if (registered.error) void registered.refetch()
            },
          }}
        />
      ) : null}
      <OwnTotals events={events} />
      {events.length > 0 ? (
        <ul className="grid gap-3">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      ) : null}
      {isLoading ? <Loading /> : null}
      {!isLoading && !error && events.length === 0 ? <NoEvents /> : null}
      {kind === 'nobody' ? <SignInHint /> : null}
    </div>
  )
}

const TONES: Record<PlayedEvent['phase'], BadgeTone> = {
  waiting: 'amber',
  running: 'felt',
  finished: 'neutral',
  cancelled: 'neutral',
  deleted: 'neutral',
  hidden: 'neutral',
}

function isGone(phase: PlayedEvent['phase']): phase is 'deleted' | 'hidden' {
  return phase === 'deleted' || phase === 'hidden'
}

function EventRow({ event }: { readonly event: PlayedEvent }) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const ordinal = useOrdinal()
  const { code, name, playerName, phase, date, standing, waitingPosition, result } = event
  const isIn = standing === null || standing === 'confirmed'
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-lg leading-snug wrap-anywhere">{name}</h2>
        <p className="text-muted">{date === null ? t('registrations.mine.quick') : dateTime(new Date(date))}</p>
        {playerName ? (
          <p className="text-muted wrap-anywhere">{t('registrations.mine.as', { name: playerName })}</p>
        ) : null}
        <p className="flex flex-wrap gap-2 pt-1">
          <Badge tone={TONES[phase]}>{t(`registrations.mine.event.${phase}`)}</Badge>
          {standing && !isGone(phase) ? (
            <Badge>{t(`registrations.mine.status.${standing}`, { place: ordinal(waitingPosition ?? 0) })}</Badge>
          ) : null}
        </p>
        {isGone(phase) ? <p className="text-muted">{t(`registrations.mine.gone.${phase}`)}</p> : null}
        {result ? <OwnResultLine result={result} /> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isIn && phase === 'running' ? (
          <Link to="/tournament/$code/player" params={{ code }} className={buttonClass()}>
            {t('registrations.mine.toTable')}
          </Link>
        ) : null}
        {phase === 'deleted' ? null : (
          <Link to="/tournament/$code" params={{ code }} className={buttonClass({ variant: 'secondary' })}>
            {t('registrations.mine.toEvent')}
          </Link>
        )}
      </div>
    </li>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('registrations.mine.loading')} className="grid gap-3">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
  )
}

function NoEvents() {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing="none"
      title={t('registrations.mine.empty')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('registrations.mine.emptyAction')}
        </Link>
      }
    >
      {t('registrations.mine.emptyHelp')}
    </EmptyState>
  )
}

function SignInHint() {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      action={
        <div className="pt-1">
          <Link to="/login" search={{ fromUrl: 'my-events' }} className={buttonClass({ variant: 'secondary' })}>
            {t('registrations.mine.signIn')}
          </Link>
        </div>
      }
    >
      {t('registrations.mine.signInHelp')}
    </Notice>
  )
}
