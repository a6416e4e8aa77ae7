import { useState } from 'react'
import { ProofActions } from '../../../acts/proof-actions.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useCheckErasureProof } from '../api/check-erasure-proof.ts'
import { CheckedProof } from './checked-proof.tsx'

const KEY_ADDRESS = '/.well-known/tablee-erasures.pem'

/** Shows a proof that was just given, or takes one that somebody pastes. */
export function ErasureProofPage({ given }: { given: string }) {
  const { t } = useTranslation()
  const act = useCheckErasureProof()
  const [checked, setChecked] = useState<NonNullable<Awaited<ReturnType<typeof act.send>>> | null>(null)
  const form = useForm({
    initial: { proof: given },
    check: ({ proof }) => ({ proof: proof.trim() === '' ? t('refusals.erasure_proof_unreadable') : undefined }),
    failure: act.error,
    onEdit: () => setChecked(null),
    send: async ({ proof }) => {
      const answer = await act.send({ proof })
      setChecked(answer)
      return answer
    },
  })
  const { proof } = form.values
  return (
    <>
      <h1 className="text-title">{t('erasure.page')}</h1>
      <p className="mt-3 text-lg text-muted">{t(given === '' ? 'erasure.lead' : 'erasure.done')}</p>
      <form {...form.formProps} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextArea
          label={t('erasure.proof')}
          hint={given === '' ? t('erasure.proofHint') : undefined}
          rows={9}
          spellCheck={false}
          {...form.field('proof')}
        />
        <FormFailure error={act.error} title={t('erasure.failed')} isToldAtField={form.isToldAtField} />
        <div className="flex flex-wrap gap-3">
          {proof === '' ? null : <ProofActions proof={proof} />}
          <Button type="submit" variant={given === '' ? 'primary' : 'secondary'} isBusy={act.isSending}>
            {act.isSending ? t('erasure.checking') : t('erasure.check')}
          </Button>
        </div>
      </form>
      <div role="status">{checked ? <CheckedProof checked={checked} /> : null}</div>
      <p className="mt-8 text-sm">
        <a className="underline" href={KEY_ADDRESS}>
          {t('erasure.key')}
        </a>
      </p>
    </>
  )
}
