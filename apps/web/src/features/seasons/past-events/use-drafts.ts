import { MOST_PAST_TOGETHER } from '@tablee/domain/seasons/past-events'
import { useState } from 'react'
import { readTextFile } from '../../../forms/player-list/read-text-file.ts'
import { type PastDraft, pastDraft, withText } from './past-draft.ts'

/** What was pasted is taken with them, and taken back by the same tap. */
export const MOST_PAST_FILES = MOST_PAST_TOGETHER - 1

export type FileFault = { readonly file: string; readonly kind: 'tooLarge' | 'unreadable' | 'tooMany' }

/** One pasted text, which comes first, and files, each an evening. */
export function useDrafts() {
  const [pasted, setPasted] = useState<PastDraft | null>(null)
  const [files, setFiles] = useState<readonly PastDraft[]>([])
  const [faults, setFaults] = useState<readonly FileFault[]>([])
  const drafts = pasted === null || pasted.text.trim() === '' ? files : [pasted, ...files]
  const addFile = async (file: File) => {
    const read = await readTextFile(file)
    const fault = 'fault' in read ? { file: file.name, kind: read.fault } : null
    if (fault || 'fault' in read) return setFaults((before) => (fault ? [...before, fault] : before))
    const draft = pastDraft(read.text, file.name)
    setFiles((before) => {
      if (before.length < MOST_PAST_FILES) return [...before, draft].toSorted(byFile)
      setFaults((all) => [...all.filter(({ kind }) => kind !== 'tooMany'), { file: file.name, kind: 'tooMany' }])
      return before
    })
  }
  const change = (id: string, next: (draft: PastDraft) => PastDraft) => {
    setPasted((before) => (before?.id === id ? next(before) : before))
    setFiles((before) => before.map((draft) => (draft.id === id ? next(draft) : draft)))
  }
  return {
    ...{ drafts, faults, pastedText: pasted?.text ?? '' },
    paste: (text: string) => setPasted((before) => (before === null ? pastDraft(text, null) : withText(before, text))),
    addFile: (file: File) => {
      setFaults([])
      void addFile(file)
    },
    write: (id: string, text: string) => change(id, (draft) => withText(draft, text)),
    type: (id: string, typed: PastDraft['typed']) => change(id, (draft) => ({ ...draft, typed })),
    drop: (ids: ReadonlySet<string>) => {
      setPasted((before) => (before && ids.has(before.id) ? null : before))
      setFiles((before) => before.filter(({ id }) => !ids.has(id)))
    },
  }
}

function byFile({ fileName: one }: PastDraft, { fileName: other }: PastDraft): number {
  return (one ?? '') < (other ?? '') ? -1 : 1
}
