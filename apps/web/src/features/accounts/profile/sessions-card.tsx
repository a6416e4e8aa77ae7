import { useQuery } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { useId } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { type OpenSession, sessionsQuery, useEndSessions } from '../api/sessions.ts'

export function SessionsCard() {
  const { t } = useTranslation()
  const titleId = useId()
  const { client } = useServer()
  const query = useQuery(sessionsQuery(client))
  const act = useEndSessions()
  const others = query.data?.filter(({ current }) => !current) ?? []
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('accounts.sessions.title')}
      </h2>
      <Asked query={query} waiting={<Skeleton className="h-12 w-full" />} title={t('accounts.sessions.notLoaded')}>
        {(sessions) => (
          <ul className="grid">
            {sessions.map((session) => (
              <SessionRow key={session.$id} session={session} />
            ))}
          </ul>
        )}
      </Asked>
      <FormFailure error={act.error} title={t('accounts.sessions.notEnded')} />
      {others.length > 0 ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={act.isSending}
          onClick={() => void act.send(others)}
        >
          {t('accounts.sessions.endOthers')}
        </Button>
      ) : null}
    </Card>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const where = [session.clientName, session.osName || session.deviceName].filter(Boolean).join(' · ')
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 first:pt-0 last:border-0">
      <Laptop aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{where || t('accounts.sessions.unknown')}</span>
          {session.current ? <Badge tone="felt">{t('accounts.sessions.here')}</Badge> : null}
        </span>
        <span className="text-sm text-muted">
          {t('accounts.sessions.since', { date: formats.dateTime(new Date(session.$createdAt)) })}
        </span>
      </span>
    </li>
  )
}
