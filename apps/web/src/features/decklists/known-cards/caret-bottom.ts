const COPIED = ['font', 'letterSpacing', 'lineHeight', 'padding', 'border', 'boxSizing', 'tabSize'] as const

/** Where the line of the caret ends, from the top of what the field stands in: no browser tells, so a copy of the text is measured. */
export function caretBottom(area: HTMLTextAreaElement): number {
  const copy = document.createElement('div')
  const style = getComputedStyle(area)
  for (const name of COPIED) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  copy.style.width = `${area.clientWidth + Number.parseFloat(style.borderLeftWidth || '0') * 2}px`
  // A line that has only begun has a height as well.
  copy.textContent = `${area.value.slice(0, area.selectionStart)}\u200b`
  area.parentElement?.append(copy)
  const height = copy.offsetHeight - Number.parseFloat(style.paddingBottom || '0')
  copy.remove()
  return area.offsetTop + Math.min(height - area.scrollTop, area.offsetHeight)
}
