import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import type { HelpingNote } from '../../../device-storage/helping-notes.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import type { NotHandedInProps } from '../cave/not-handed-in.tsx'
import { UnsentElsewhere } from '../score-entry/unsent-elsewhere.tsx'

const notHandedIn = later<NotHandedInProps>(async () => (await import('../cave/not-handed-in.tsx')).NotHandedIn)

type EndedRoleProps = { readonly tournament: Tournament; readonly ended: NonNullable<HelpingNote['ended']> }

export function EndedRole({ tournament: { id, code }, ended }: EndedRoleProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ErrorState
        drawing="over"
        headingLevel={1}
        title={t('staff.ended.title')}
        action={
          <Link to="/tournament/$code" params={{ code }} className={buttonClass()}>
            {t('tournament.toTournament')}
          </Link>
        }
      >
        {t(`staff.ended.${ended}`)}
      </ErrorState>
      <UnsentElsewhere by="staff" tournamentId={id} isShown={() => false} />
      <notHandedIn.Component code={code} />
    </div>
  )
}
