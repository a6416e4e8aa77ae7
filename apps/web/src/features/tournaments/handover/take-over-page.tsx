import { type FormEvent, useState } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import { ChooseFile } from '../../../forms/choose-file.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { readTakeOverAddress } from '../codes/scan-address.ts'
import { Scanner } from '../codes/scanner.tsx'
import { apartDisk } from './copies.ts'
import { copyOf, withCopyFragment } from './copy-fragments.ts'
import { readHandedOver } from './handed-over.ts'
import { isPhrase } from './phrase.ts'
import { isSealed, LARGEST_SEALED, unseal } from './sealed-bytes.ts'
import { takeOver } from './take-over.ts'

type Fault = 'notOurs' | 'wrongPhrase' | 'fewWords' | 'newer' | 'apart'

type TakeOverPageProps = {
  /** A part of a copy, where a camera opened the page. */
  readonly fragment: string
  /** The device holds all of it: the administration goes on from there. */
  readonly onTaken: (code: string) => void
}

/** On the device that goes on for another: what that one saved, and the six words that it shows. */
export function TakeOverPage({ fragment, onTaken }: TakeOverPageProps) {
  const { t } = useTranslation()
  const storage = useUnwatchedStorage()
  const [fault, setFault] = useState<Fault | null>(null)
  const [parts, setParts] = useState(() => withCopyFragment(null, fragment))
  const [sealed, setSealed] = useState(() => parts && copyOf(parts))
  const [isOpen, setOpen] = useState(false)
  if (!apartDisk || !crypto.subtle) return <Notice tone="attention">{t('handover.impossible')}</Notice>
  const take = (bytes: Uint8Array<ArrayBuffer>) => {
    const isOurs = isSealed(bytes)
    setSealed(isOurs ? bytes : null)
    setFault(isOurs ? null : 'notOurs')
  }
  const choose = async (file: File) =>
    take(file.size > LARGEST_SEALED ? new Uint8Array() : new Uint8Array(await file.arrayBuffer()))
  const scanned = (part: string) => {
    const next = withCopyFragment(parts, part)
    if (!next) return
    setParts(next)
    const whole = copyOf(next)
    if (!whole) return
    setOpen(false)
    take(whole)
  }
  const open = async (phrase: string): Promise<void> => {
    const found = sealed && apartDisk ? await unsealed(sealed, phrase) : 'notOurs'
    if (typeof found === 'string' || !apartDisk) return setFault(typeof found === 'string' ? found : 'notOurs')
    const isTaken = await takeOver(apartDisk, storage, found)
    setFault(isTaken ? null : 'apart')
    if (isTaken) onTaken(found.code)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-1">
        <h1 className="text-title">{t('handover.take')}</h1>
        <p className="text-muted">{t('handover.takeHelp')}</p>
      </header>
      <div className="grid gap-2">
        <ChooseFile
          label={t(sealed ? 'handover.chooseAnother' : 'handover.choose')}
          accept=".tablee"
          onFile={(file) => void choose(file)}
        />
        {sealed ? <p role="status">{t('handover.chosen')}</p> : null}
      </div>
      {sealed ? null : (
        <>
          {parts ? <p role="status">{t('handover.read', { count: parts.read.size, parts: parts.parts })}</p> : null}
          <Scanner
            startLabel={t('codes.start')}
            help={t('handover.scanHelp')}
            isOpen={isOpen}
            read={readTakeOverAddress}
            onOpen={setOpen}
            onScanned={scanned}
          />
        </>
      )}
      {sealed ? <PhraseForm onPhrase={open} fault={fault} onTyped={() => setFault(null)} /> : null}
      {fault === null || fault === 'wrongPhrase' || fault === 'fewWords' ? null : (
        <Notice tone="error" title={t(`handover.faults.${fault}`)}>
          {t(`handover.faultsHelp.${fault}`)}
        </Notice>
      )}
    </div>
  )
}

async function unsealed(sealed: Uint8Array<ArrayBuffer>, phrase: string) {
  if (!isPhrase(phrase)) return 'fewWords'
  const opened = await unseal(sealed, phrase)
  if (opened.kind !== 'open') return opened.kind === 'wrong_phrase' ? 'wrongPhrase' : 'notOurs'
  return readHandedOver(opened.text) ?? 'newer'
}

type PhraseFormProps = {
  readonly fault: Fault | null
  readonly onTyped: () => void
  readonly onPhrase: (phrase: string) => Promise<void>
}

function PhraseForm({ fault, onTyped, onPhrase }: PhraseFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    void onPhrase(typed).finally(() => setBusy(false))
  }
  const isOfPhrase = fault === 'wrongPhrase' || fault === 'fewWords'
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextInput
        label={t('handover.phrase')}
        hint={t('handover.phraseHelp')}
        value={typed}
        onChange={(next) => {
          setTyped(next)
          onTyped()
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isOfPhrase ? t(`handover.phraseFaults.${fault}`) : null}
      />
      <div>
        <Button type="submit" size="large" isBusy={isBusy}>
          {t('handover.goOn')}
        </Button>
      </div>
    </form>
  )
}
