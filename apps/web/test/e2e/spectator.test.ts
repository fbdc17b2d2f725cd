/** Somebody who only looks on, by the link, without a name. */

import { describe, expect, test } from 'vitest';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { expectStatus, hand, openWithAny, press, seen, takeCash } from './people-moves.ts';
import { NEW_TABLE, openTable } from './people-tables.ts';

const here = stage();

describe('a spectator', () => {
  test('watches by the link without a name, and sees no hand', async () => {
    const ann = await here.come(NEW_TABLE);
    const path = await openTable(ann.page, { name: 'Ann', seats: 2, bots: [2] });
    const sam = await here.come(path);
    await sam.page.getByText('You can also watch from here once the match has started.').waitFor();
    await press(ann.page, 'Start');
    await hand(ann.page).waitFor();
    await sam.page.getByText('You are watching').waitFor();
    await sam.page.getByRole('table', { name: 'Players' }).waitFor();
    expect(await hand(sam.page).count()).toBe(0);
    expect(await sam.page.getByText(/in your hand/).count()).toBe(0);
    expect(await sam.page.getByRole('button', { name: /^(Undo|Hint|Confirm)/ }).count()).toBe(0);

    const [first, second] = await openWithAny(ann.page);
    await seen(sam.page, `first portfolios are revealed: Ann with ${first} and ${second};`);
    await takeCash(ann.page);
    await seen(sam.page, 'Ann takes 8 M from the bank');
    expect(await hand(sam.page).count()).toBe(0);

    await sam.page.getByRole('tab', { name: 'Chat' }).click();
    await sam.page.getByText('Messages are for people who have a name here.').waitFor();
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.getByRole('textbox', { name: 'Message' }).fill('\u2800');
    await press(ann.page, 'Send');
    await ann.page.getByText('This message has characters that cannot be shown, or nothing to see.').waitFor();
    await press(sam.page, 'Menu');
    expect(await sam.page.getByRole('button', { name: /^(Resign|Suggest ending|Ask to)/ }).count()).toBe(0);
    expectNoComplaints({ ann, sam });
  });

  test('is told in a sentence where nobody may watch, and where to go instead', async () => {
    const ann = await here.come(NEW_TABLE);
    const path = await openTable(ann.page, { name: 'Ann', seats: 2, bots: [2], spectators: 'Nobody' });
    const sam = await here.come(path);
    await sam.page.getByText('This table is not for spectators').waitFor();
    await press(ann.page, 'Start');
    await hand(ann.page).waitFor();
    await expectStatus(sam.page, 'This match is only for those who play it.');
    await sam.page.getByRole('link', { name: 'Public tables' }).first().waitFor();

    // The same for whoever comes later.
    await sam.page.reload();
    await expectStatus(sam.page, 'This match is only for those who play it.');
    expect(await sam.page.getByRole('table', { name: 'Players' }).count()).toBe(0);
    expectNoComplaints({ ann });
    expectNoComplaints({ sam }, [/status of 403/]);
  });
});
