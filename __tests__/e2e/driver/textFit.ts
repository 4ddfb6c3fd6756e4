import type { Page } from 'playwright-core';

/* Runs in the page, so it must not use anything from outside. */
function misfits(): readonly string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const CLOSE = 2;
  /* A space at the end of a line may hang over; as a share of the type's size. */
  const SPACE = 0.4;
  const clips = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX !== 'visible' || overflowY !== 'visible';
  };
  const scrolls = (element: Element, way: 'overflowX' | 'overflowY'): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element)[way]);
  const words = (node: Node): string => (node.textContent ?? '').trim().slice(0, 60);
  const problems: string[] = [];
  const shown: { readonly box: Box; readonly node: Node; readonly owner: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (owner === null || words(node) === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(owner.tagName))
      continue;
    if (
      owner.closest('svg') !== null ||
      !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    ) {
      continue;
    }
    const style = getComputedStyle(owner);
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    const space = parseFloat(style.fontSize) * SPACE;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of Array.from(range.getClientRects())) {
      if (rect.width < 1 || rect.height < 1) continue;
      const box: Box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
      const button = owner.closest('[role="button"], [role="radio"], [role="checkbox"], [role="tab"]');
      const edge = button?.getBoundingClientRect();
      if (edge !== undefined && (box.right > edge.right + space || box.left < edge.left - CLOSE)) {
        problems.push(`wider than its button: "${words(node)}"`);
      }
      let scrolledAway = false;
      for (let up: Element | null = owner; up !== null; up = up.parentElement) {
        if (!clips(up)) continue;
        const frame = up.getBoundingClientRect();
        const tooWide = box.right > frame.right + space || box.left < frame.left - CLOSE;
        const tooHigh = box.bottom > frame.bottom + CLOSE || box.top < frame.top - CLOSE;
        if (tooWide && !scrolls(up, 'overflowX')) problems.push(`cut off: "${words(node)}"`);
        if (tooHigh && !scrolls(up, 'overflowY')) problems.push(`cut off: "${words(node)}"`);
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
        if (box.right - box.left < CLOSE || box.bottom - box.top < CLOSE) {
          scrolledAway = true;
          break;
        }
      }
      if (scrolledAway) continue;
      if (box.right > innerWidth + CLOSE || box.left < -CLOSE)
        problems.push(`off the screen: "${words(node)}"`);
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (over === null || !(over.contains(owner) || owner.contains(over))) continue;
      shown.push({ box, node, owner });
    }
  }
  shown.forEach((one, index) => {
    for (const other of shown.slice(index + 1)) {
      if (one.node === other.node || one.owner === other.owner) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > CLOSE * 2 && high > CLOSE * 3)
        problems.push(`overlap: "${words(one.node)}" and "${words(other.node)}"`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth + 1) problems.push('the page scrolls sideways');
  return [...new Set(problems)];
}

/** Text on the page that is cut off, lies off the screen or on other text; what is shortened on purpose may be. */
export const textProblems = (page: Page): Promise<readonly string[]> => page.evaluate(misfits);

/** The text size somebody has set in their browser, 1 to 2. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  await page.addInitScript((size) => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = `${16 * size}px`;
    });
  }, factor);
}
