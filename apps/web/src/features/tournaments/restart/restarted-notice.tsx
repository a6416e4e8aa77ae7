import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useOwnRoles } from '../api/own/own-roles.ts'
import { FollowRestart } from './follow-restart.tsx'

/** Links to the restarted tournament; empty if it was not restarted. */
export function RestartedNotice({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { player } = useOwnRoles(tournament)
  const { restartedAs: code } = tournament
  if (code === null) return null
  return (
    <div role="status">
      <Notice
        tone="success"
        title={t('life.restarted.title', { code })}
        action={
          <div className="mt-2 grid gap-3 justify-items-start">
            <FollowRestart tournament={tournament} />
          </div>
        }
      >
        {player ? t('life.restarted.text') : null}
      </Notice>
    </div>
  )
}
