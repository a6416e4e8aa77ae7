import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'

export function JournalLink({ code }: Pick<Tournament, 'code'>) {
  const { t } = useTranslation()
  return (
    <Link
      to="/tournament/$code/journal"
      params={{ code }}
      className={`${buttonClass({ variant: 'secondary' })} sm:self-start`}
    >
      <ScrollText aria-hidden="true" className="size-5" />
      {t('journal.openPublic')}
    </Link>
  )
}
