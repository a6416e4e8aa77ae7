import { MESSAGE_MAX_LENGTH } from '@tablee/domain/registrations/event-message'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useEventMessages, useMessageRegistered } from '../api/event-messages.ts'
import { NewsList } from '../own-registration/event-news.tsx'

type OfTournament = { readonly tournament: Tournament }

type WriteMessageProps = OfTournament & { readonly isOpen: boolean; readonly onClose: () => void }

/** To everyone registered, with earlier messages. */
export function WriteMessage({ tournament, isOpen, onClose }: WriteMessageProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('organizer.message.title')}
      description={t('organizer.message.lead')}
      closeLabel={t('tournament.close')}
    >
      <Messages tournament={tournament} />
    </Dialog>
  )
}

/** Mounted while the dialog is open. */
function Messages({ tournament }: OfTournament) {
  const { t } = useTranslation()
  const query = useEventMessages({ tournamentId: tournament.id })
  return (
    <Asked query={query} title={t('registrations.news.failed')} waiting={<Skeleton className="h-40" />}>
      {({ news, writing }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Writing tournament={tournament} left={writing?.left ?? 0} recipients={writing?.recipients ?? 0} />
          {news.length > 0 ? (
            <section className="grid gap-3 border-t border-line pt-4">
              <h3 className="text-lg">{t('organizer.message.earlier')}</h3>
              <NewsList news={news} />
            </section>
          ) : null}
        </div>
      )}
    </Asked>
  )
}

type WritingProps = OfTournament & { readonly left: number; readonly recipients: number }
type Sent = { readonly recipients: number; readonly mailed: number }

function Writing({ tournament, left, recipients }: WritingProps) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<Sent | null>(null)
  if (sent) {
    return (
      <div role="status">
        <Notice tone="success" title={t('organizer.message.sent', { count: sent.recipients })}>
          {t('organizer.message.mailed', { count: sent.mailed })}
        </Notice>
      </div>
    )
  }
  if (recipients === 0) return <p>{t('organizer.message.nobody')}</p>
  if (left === 0) {
    return <Notice title={t('organizer.message.noneLeft')}>{t('organizer.message.noneLeftText')}</Notice>
  }
  return (
    <MessageForm tournament={tournament} recipients={recipients} onSent={setSent}>
      <p className="text-base text-muted tabular-nums">
        {t('organizer.message.recipients', { count: recipients })} {t('organizer.message.left', { count: left })}
      </p>
    </MessageForm>
  )
}

type MessageFormProps = OfTournament & {
  readonly recipients: number
  readonly onSent: (sent: Sent) => void
  /** Recipients, and how many messages are left. */
  readonly children: ReactNode
}

/** Written, previewed, then sent. */
function MessageForm({ tournament, recipients, onSent, children }: MessageFormProps) {
  const { t } = useTranslation()
  const act = useMessageRegistered(tournament.id)
  const [isLookedAt, setLookedAt] = useState(false)
  const form = useForm({
    initial: { text: '' },
    failure: act.error,
    isSending: act.isSending,
    kept: { as: `message-${tournament.id}`, fields: ['text'] },
    check: ({ text }): Readonly<Record<string, string>> =>
      text.trim() === '' ? { text: t('refusals.message_empty') } : {},
    send: async ({ text }): Promise<unknown> => {
      if (!isLookedAt) return setLookedAt(true)
      const reply = await act.send({ text })
      if (reply === null) return null
      form.clear()
      return onSent(reply.data.sent ?? { recipients, mailed: 0 })
    },
  })
  return (
    <form {...form.formProps} className="grid gap-3">
      {isLookedAt ? (
        <div className="grid gap-2 rounded-card border border-line p-4">
          <p className="text-base wrap-anywhere text-muted">
            {t('organizer.message.from', { event: tournament.name })}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{form.values.text.trim()}</p>
        </div>
      ) : (
        <TextArea
          label={t('organizer.message.text')}
          hint={t('organizer.message.hint', { max: MESSAGE_MAX_LENGTH })}
          rows={5}
          maxLength={MESSAGE_MAX_LENGTH}
          {...form.field('text')}
        />
      )}
      {children}
      <ActFailure act={act} title={t('organizer.message.failed')} />
      <div className="flex flex-wrap justify-end gap-3">
        {isLookedAt ? (
          <Button variant="quiet" onClick={() => setLookedAt(false)}>
            {t('organizer.message.change')}
          </Button>
        ) : null}
        <Button type="submit" isBusy={act.isSending}>
          {isLookedAt ? t('organizer.message.send', { count: recipients }) : t('organizer.message.preview')}
        </Button>
      </div>
    </form>
  )
}
