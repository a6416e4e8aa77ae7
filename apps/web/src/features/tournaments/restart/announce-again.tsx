import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { draftLike, writeDraft } from '../creation-card/advanced-draft.ts'

type AnnounceAgainProps = {
  readonly tournament: Tournament
  readonly isOnMat?: boolean
}

/** A form prefilled from this event, without its day and registrations (STAK-16). */
export function AnnounceAgain({ tournament, isOnMat = false }: AnnounceAgainProps) {
  const { t } = useTranslation()
  return (
    <Link
      to="/announce"
      search={{ formData: writeDraft(draftLike(tournament)) }}
      title={t('life.announce.text')}
      className={buttonClass({ variant: isOnMat ? 'mat' : 'secondary' })}
    >
      <CalendarPlus aria-hidden="true" className="size-5" />
      {t('life.announce.action')}
    </Link>
  )
}
