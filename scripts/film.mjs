// Makes a film of a page: every action adds frames, each with a fixed time on show, so that the
// film does not depend on the speed of the machine. A drawn pointer shows where the mouse is.

import sharp from 'sharp';

/** Milliseconds that a frame of a movement is shown. */
const FRAME = 70;
const POINTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="22" height="30"><path d="M2 2v22l6-5 4 9 4-2-4-8h8z" fill="#fff" stroke="#000" stroke-width="1.5"/></svg>';

export function filmOf(page) {
  const frames = [];
  let at = { x: 0, y: 0 };

  async function shoot(milliseconds) {
    await showPointer(page, at);
    frames.push({ picture: await page.screenshot({ type: 'png' }), milliseconds });
  }

  async function moveTo(to, steps = 6) {
    const from = at;
    for (let step = 1; step <= steps; step++) {
      // The pointer moves slowly at both ends, as a hand does.
      const share = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await page.mouse.move(at.x, at.y);
      await shoot(FRAME);
    }
  }

  return {
    shoot,
    moveTo,
    async click(locator) {
      await moveTo(await middleOf(locator));
      await page.mouse.click(at.x, at.y);
      await shoot(3 * FRAME);
    },
    async drag(from, to, button = 'left') {
      await moveTo(await middleOf(from));
      await page.mouse.down({ button });
      await shoot(FRAME);
      await moveTo(await middleOf(to), 5);
      await page.mouse.up({ button });
      await shoot(2 * FRAME);
    },
    async press(key, milliseconds = 2 * FRAME) {
      await page.keyboard.press(key);
      await shoot(milliseconds);
    },
    /** Writes the film; returns its size in bytes. */
    async write(file) {
      const { size } = await sharp(
        frames.map(({ picture }) => picture),
        { join: { animated: true } },
      )
        .webp({
          delay: frames.map(({ milliseconds }) => milliseconds),
          loop: 0,
          quality: 62,
          effort: 5,
          minSize: true,
        })
        .toFile(file);
      return size;
    },
  };
}

async function middleOf(locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`cannot be seen: ${locator}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function showPointer(page, { x, y }) {
  await page.evaluate(
    ({ svg, left, top }) => {
      const known = document.getElementById('film-pointer');
      const pointer = known ?? document.createElement('img');
      pointer.id = 'film-pointer';
      pointer.alt = '';
      pointer.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      pointer.style.cssText = `position:fixed;z-index:99999;pointer-events:none;left:${left}px;top:${top}px`;
      document.body.append(pointer);
      return pointer.decode();
    },
    { svg: POINTER, left: x, top: y },
  );
}
