import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { readTextFile, type TextFile } from './read-text-file.ts'

type FileFault = Extract<TextFile, { readonly fault: string }>['fault']

/** The text of a list of players on its way into the tournament, kept until it is added, and where it comes from. */
export function usePlayerList() {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [isEditing, setIsEditing] = useState(true)
  const [fault, setFault] = useState<FileFault | null>(null)
  const show = (shown: { readonly text: string; readonly isEditing: boolean }, told: FileFault | null = null) => {
    setText(shown.text)
    setIsEditing(shown.isEditing)
    setFault(told)
    setIsOpen(true)
  }
  const takeFile = async (file: File) => {
    const read = await readTextFile(file)
    if ('fault' in read) show({ text, isEditing: true }, read.fault)
    else show({ text: read.text, isEditing: false })
  }
  return {
    isOpen,
    text,
    isEditing,
    fault,
    open: () => show({ text, isEditing: true }),
    close: () => setIsOpen(false),
    type: (typed: string) => show({ text: typed, isEditing: true }),
    read: () => show({ text, isEditing: false }),
    edit: () => show({ text, isEditing: true }),
    takeFile: (file: File) => void takeFile(file),
    /** It has been added. */
    forget: () => {
      setIsOpen(false)
      setText('')
    },
    /** For a field of one name: several lines pasted into it are a list. */
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain')
      if (!/[\r\n]/.test(pasted.trim())) return
      event.preventDefault()
      show({ text: pasted, isEditing: false })
    },
    /** For the part of the screen that takes a file dropped on it. */
    dropTarget: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        void takeFile(file)
      },
    },
  }
}
