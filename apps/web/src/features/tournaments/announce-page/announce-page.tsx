import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { useAnnouncedBefore } from '../api/events/announced-before.ts'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import type { AdvancedAccess } from '../creation-card/advanced-access.ts'
import { type AdvancedDraft, readDraft, writeDraft } from '../creation-card/advanced-draft.ts'
import { AnnounceDesk } from './announce-desk.tsx'
import { LikeBefore } from './like-before.tsx'

type AnnouncePageProps = {
  readonly access: AdvancedAccess
  /** A form begun elsewhere: on the home page, or from an earlier event. */
  readonly formData: string | undefined
  readonly registration: (tournament: Tournament) => ReactNode
  readonly onCreated: (tournament: CreatedTournament) => void
}

/** Key of the draft in this tab, and its only field. */
const KEPT_AS = 'announcement'
const FIELD = 'draft'

/** The form next to a live preview. Survives a reload of this tab. */
export function AnnouncePage({ access, formData, registration, onCreated }: AnnouncePageProps) {
  const { t } = useTranslation()
  const { drafts } = useDeviceStorage()
  const [begun, setBegun] = useState(() => ({
    draft: readDraft(formData ?? drafts.read(KEPT_AS, [FIELD])[FIELD]),
    turn: 0,
  }))
  const before = useAnnouncedBefore(access.standing === 'organizer' ? access.account : null)
  const beginWith = (draft: AdvancedDraft) => setBegun(({ turn }) => ({ draft, turn: turn + 1 }))
  const beginLike = (draft: AdvancedDraft) => {
    const typed = readDraft(drafts.read(KEPT_AS, [FIELD])[FIELD])
    beginWith(draft)
    notify.info({
      id: KEPT_AS,
      title: t('announce.like.done', { name: draft.name }),
      action: { label: t('announce.like.undo'), onClick: () => beginWith(typed) },
    })
  }
  return (
    <div className="grid gap-6">
      <LikeBefore events={before} onChoose={beginLike} />
      <AnnounceDesk
        key={begun.turn}
        access={access}
        begun={begun.draft}
        registration={registration}
        lastStart={before[0]?.tournamentDate ?? null}
        onDraft={(draft) => drafts.keep(KEPT_AS, { [FIELD]: writeDraft(draft) })}
        onCreated={(created) => {
          drafts.forget(KEPT_AS)
          onCreated(created)
        }}
      />
    </div>
  )
}
