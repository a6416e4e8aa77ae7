/** Without a frame, as in a hidden tab. */
const AT_LATEST_MS = 100

/** Acts once what stands now was painted, unless cancelled before. */
export function afterFrame(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
    clearTimeout(latest)
  }
  const go = () => {
    end()
    act()
  }
  const frame = requestAnimationFrame(() => {
    task = setTimeout(go)
  })
  const latest = setTimeout(go, AT_LATEST_MS)
  return end
}

/** Once what stands now was painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => void afterFrame(resolve))
}
