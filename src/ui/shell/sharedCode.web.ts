let loading: Promise<void> | null = null;

/**
 * In a browser the code that several screens share is fetched with the first of them, so that Home need not carry it.
 * The build names its file in the page; a page without that name has loaded it already.
 */
export function loadSharedCode(): Promise<void> {
  loading ??= fetchOnce().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function fetchOnce(): Promise<void> {
  const source = document.querySelector<HTMLMetaElement>('meta[name="shared-code"]')?.content;
  if (source === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${source} could not be fetched.`));
    };
    document.head.append(script);
  });
}
