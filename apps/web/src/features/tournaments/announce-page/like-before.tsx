import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { AnnouncedBefore } from '../api/events/announced-before.ts'
import { useEventLikeBefore } from '../api/events/event-like-before.ts'
import { type AdvancedDraft, draftLike } from '../creation-card/advanced-draft.ts'
import { nextWeekday, weekdayOf } from '../creation-card/moment-shortcuts.ts'
import { dayAndTimeOf } from '../creation-card/moment-text.ts'

type LikeBeforeProps = {
  readonly events: readonly AnnouncedBefore[]
  readonly onChoose: (draft: AdvancedDraft) => void
}

export function LikeBefore({ events, onChoose }: LikeBeforeProps) {
  const { t } = useTranslation()
  const { read, reading } = useEventLikeBefore()
  if (events.length === 0) return null
  const choose = async ({ code, name }: AnnouncedBefore) => {
    const tournament = await read(code)
    if (!tournament?.announcement) return void notify.error({ title: t('announce.like.failed', { name }) })
    const draft = draftLike(tournament)
    const { day } = dayAndTimeOf(tournament.announcement.startsAt)
    const today = dayAndTimeOf(new Date().toISOString()).day
    onChoose({ ...draft, date: nextWeekday(today, weekdayOf(day)) })
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{t('announce.like.title')}</legend>
      <div className="flex min-w-0 flex-wrap gap-2">
        {events.map((event) => (
          <Button
            key={event.code}
            variant="secondary"
            className="max-w-full"
            isBusy={reading === event.code}
            onClick={() => void choose(event)}
          >
            <span className="min-w-0 truncate">{event.name}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
