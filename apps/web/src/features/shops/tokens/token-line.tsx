import type { TokenRow } from '@tablee/contract/shops/tokens'
import { useState } from 'react'
import { ConfirmAct } from '../../../acts/confirm-act.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useRevokeToken } from '../api/tokens.ts'

type TokenLineProps = { readonly token: TokenRow; readonly onRevoked: () => void }

/** What a token is for, when it was last used, and its end. */
export function TokenLine({ token: { id, name, kind, usedOn, createdAt }, onRevoked }: TokenLineProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const revoke = useRevokeToken()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {kind === null ? null : <p className="text-sm">{t(`tokens.kind.${kind}`)}</p>}
        <p className="text-sm text-muted">
          {[
            t('tokens.made', { date: date(new Date(createdAt)) }),
            // Noon: the same day everywhere.
            usedOn === null ? t('tokens.never') : t('tokens.used', { date: date(new Date(`${usedOn}T12:00:00`)) }),
          ].join(' · ')}
        </p>
      </div>
      <Button variant="secondary" aria-label={t('tokens.revokeOne', { name })} onClick={() => setAsking(true)}>
        {t('tokens.revoke')}
      </Button>
      <ConfirmAct
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        act={{
          ...revoke,
          send: async (input) => {
            const answered = await revoke.send(input)
            if (answered !== null) onRevoked()
            return answered
          },
        }}
        input={{ id }}
        title={t('tokens.revokeTitle')}
        description={t('tokens.revokeText', { name })}
        confirmLabel={t('tokens.revoke')}
        cancelLabel={t('tokens.keep')}
        closeLabel={t('tokens.close')}
        doneTitle={t('tokens.revoked')}
        failedTitle={t('tokens.notDone')}
      />
    </li>
  )
}
